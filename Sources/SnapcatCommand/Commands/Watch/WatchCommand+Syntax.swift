import SnapcatPipeline
import SnapcatVision
import SnapcatWatch

extension WatchCommand {
  static let source = Argument<String?>.optional(
    "source", short: "s", value: "SOURCE",
    help: "A camera (0 or /dev/video0), an address (rtsp://, http:// ...), a video file, a folder that fills, or an "
      + "image sequence (walk-%04d.jpg).")
  static let output = Argument<String>.option(
    "output", short: "o", value: "DIR", default: "out", help: "The folder that gets the files.")
  static let interval = Argument<Double>.option(
    "interval", short: "i", value: "SECONDS", default: 0.5, in: .range(0.05...3600),
    help: "Time between two frames that are looked at.")
  static let speed = Argument<PlaybackSpeed>.option(
    "speed", value: "FACTOR", default: PlaybackSpeed(factor: 1),
    help: "How fast a video or a sequence is played; max for as fast as it can be looked at. No frame is left out.")
  static let keepAll = Argument<Bool>.flag("keep-all", help: "Keep every frame, not only those with an animal.")
  static let keep = Argument<[KeepLimit]>.repeated(
    "keep", value: "LIMIT",
    help: "Remove the oldest frames that are older (7d, 12h) or that take more room (20GB, 500MB).")
  static let profile = Argument<ProfileName?>.optional(
    "profile", short: "p", value: "NAME",
    help: "Snap the cat into this profile: its best frame, and a card that is held into the camera later.")
  static let snap = Argument<Bool>.flag("snap", help: "Look at one frame and end.")
  static let serve = Argument<ServingAddress?>.optional(
    "serve", value: "[ADDRESS:]PORT",
    help: "Serve a page with the live picture, events and status; at 127.0.0.1 unless another address is given.")
  static let allowHost = Argument<[String]>.repeated(
    "allow-host", value: "NAME",
    help:
      "Answer requests for the page under this name too. IP addresses and the machine's own names are always answered")
  static let model = Argument<String?>.optional(
    "model", short: "m", value: "NAME", help: "The model; 'snapcat models list' names them and the default one.")
  static let allAnimals = Argument<Bool>.flag(
    "all-animals", help: "Report every animal that the model knows, not only cats and dogs.")
  static let level = Argument<RecognizeAnimalsRequest.RecognitionLevel>.option(
    "level", value: "LEVEL", default: .accurate, help: "How much time looking at a frame may take.")
  static let minimumConfidence = Argument<Double?>.optional(
    "min-confidence", value: "C", in: .range(0...1),
    help: "Leave out what is less sure than this, from 0 to 1; the model's own threshold by default.")
  static let timeout = Argument<Double>.option(
    "timeout", value: "SECONDS", default: 3, in: .range(0.5...600),
    help: "A camera that sends nothing for so long is lost and started anew.")
  static let wait = Argument<Bool>.flag(
    "wait", help: "Wait for a camera device that is not there; addresses are always waited for.")
  static let quiet = Argument<Bool>.flag("quiet", short: "q", help: "No status line; events are still told.")

  static let syntax = CommandSyntax(
    name: "watch",
    summary: "Watches a camera: says when the cat comes and goes, and keeps pictures of it.",
    discussion: [
      "The output folder gets latest.jpg (replaced with each frame), frames/DATE/TIME.jpg (frames with an animal), "
        + "events.jsonl, status.json and profiles/. A camera that stalls, fails or goes away is started anew until it "
        + "is back. Ctrl-C or a request to terminate ends the watch; all files are whole then."
    ],
    arguments: [
      source.definition, output.definition, interval.definition, speed.definition, keepAll.definition,
      keep.definition, profile.definition, snap.definition, serve.definition, allowHost.definition, model.definition,
      allAnimals.definition, level.definition, minimumConfidence.definition, timeout.definition, wait.definition,
      quiet.definition,
    ],
    examples: [
      .init("snapcat watch --source 0 -o out", "The first camera, twice a second."),
      .init("snapcat watch -s rtsp://cam.local/live -o out --keep 7d --serve 8080", "For weeks, with a page."),
      .init("snapcat watch -s garden.mp4 -o out --speed max", "A video, as fast as possible."),
      .init("snapcat watch -s 0 -o out --snap --profile tom", "One picture of Tom."),
    ],
    exitStatuses: [
      (.success, "The video or sequence is over, or the picture is snapped."),
      (.failure, "The source, the model or the output folder cannot be used, or the video is damaged."),
      (.usage, "The command line cannot be understood, or there is no such source."),
      (.nothingFound, "--snap with --profile, and there was no cat."),
      (.interrupted, "Ended by Ctrl-C; 143 by a request to terminate."),
    ])
}
