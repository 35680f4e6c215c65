/// What the page does: asks for status and events every two seconds.
///
/// All text is put in as text, never as markup.
enum PageScript {
  static let javaScript = #"""

    'use strict';
    const byId = id => document.getElementById(id);
    const live = byId('live');
    const element = (name, text, className) => {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (className) made.className = className;
      return made;
    };
    const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
    const span = seconds => seconds < 60 ? seconds.toFixed(seconds < 10 ? 1 : 0) + ' s'
      : seconds < 3600 ? Math.floor(seconds / 60) + ' min' : Math.floor(seconds / 3600) + ' h ' + Math.floor(seconds % 3600 / 60) + ' min';
    const moment = text => {
      const date = new Date(text);
      const isToday = date.toDateString() === new Date().toDateString();
      const time = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
      return isToday ? time : date.toLocaleDateString() + ' ' + time;
    };
    const presence = animals => {
      if (!animals.length) return 'No animal there';
      return animals.map(animal => animal.label + ' there for ' + span(animal.seconds)).join(', ');
    };
    let lastEvents = '';
    let lastStart;

    function showStatus(status) {
      const state = byId('state');
      state.textContent = { watching: 'watching', lost: 'camera lost', connecting: 'connecting', ended: 'ended' }[status.state];
      state.className = 'pill ' + status.state;
      byId('now').textContent = status.state === 'watching' ? presence(status.animals) : capital(state.textContent);
      byId('problem').hidden = !status.problem;
      byId('problem').textContent = status.problem || '';
      document.title = (status.animals.length ? status.animals[0].label + ' – ' : '') + 'Snapcat';
      const figures = [
        ['Frames a second', status.framesPerSecond.toFixed(2)],
        ['Newest frame', status.newestFrameAge === null ? 'none yet' : span(status.newestFrameAge) + ' old'],
        ['Frames', status.frames.toLocaleString() + ' (' + status.framesWithAnimals.toLocaleString() + ' with animals)'],
        ['Restarts', status.restarts],
        ['Running', span((new Date(status.updated) - new Date(status.started)) / 1000)],
        ['Source', status.source]];
      if (status.profile) figures.push(['Profile', status.profile]);
      byId('figures').replaceChildren(...figures.map(([name, value]) => {
        const row = element('div');
        row.append(element('dt', name), element('dd', value));
        return row;
      }));
    }

    function eventRow(event) {
      const row = element('li', undefined, /lost|full|failed|frozen|unreadable|damaged|not reached/.test(event.event) ? 'bad' : '');
      if (event.picture) {
        const picture = event.picture.startsWith('frames/') ? event.picture.replace('frames/', 'thumbs/') : event.picture;
        const link = element('a'), image = element('img');
        link.href = '/' + event.picture.split('/').map(encodeURIComponent).join('/');
        image.src = '/' + picture.split('/').map(encodeURIComponent).join('/');
        image.alt = event.event;
        image.loading = 'lazy';
        image.onerror = () => link.remove();
        link.append(image);
        row.append(link);
      }
      const text = element('div', undefined, 'text');
      text.append(element('b', capital(event.event)));
      const details = [moment(event.time)];
      if (event.duration !== null) details.push(span(event.duration));
      if (event.message) details.push(event.message);
      text.append(element('small', details.join(' · ')));
      row.append(text);
      return row;
    }

    async function refresh() {
      try {
        const status = await (await fetch('/status.json')).json();
        showStatus(status);
        // The stream of a watch that has ended stands still without a word.
        if (lastStart !== undefined && lastStart !== status.started) showAnew();
        lastStart = status.started;
        const text = await (await fetch('/events.json')).text();
        if (text !== lastEvents) {
          lastEvents = text;
          const rows = JSON.parse(text).slice(0, 30).map(eventRow);
          if (rows.length) byId('events').replaceChildren(...rows);
        }
      } catch (error) {
        lastStart = null;
        byId('state').textContent = 'not reachable';
        byId('state').className = 'pill lost';
      }
      setTimeout(refresh, 2000);
    }
    // A stream that breaks off, or is refused since too many look at it, is tried again; until then single pictures do.
    let streamAt = 0;
    const show = () => {
      const wantsStream = Date.now() >= streamAt;
      if (wantsStream) streamAt = Date.now() + 15000;
      live.src = (wantsStream ? '/stream.mjpg?' : '/latest.jpg?') + Date.now();
    };
    const showAnew = () => { streamAt = 0; show(); };
    live.onerror = () => setTimeout(show, 1000);
    live.onload = () => { if (live.src.includes('/latest.jpg')) setTimeout(show, 1000); };
    show();
    refresh();

    """#
}
