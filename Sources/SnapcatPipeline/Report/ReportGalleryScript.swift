/// The report's gallery and list of profiles: rows are made when they come into sight.
enum ReportGalleryScript {
  static let javaScript = #"""
    const PIECE = 60;
    let shown = [];
    let made = 0;

    const badge = (text, kind) => make('span', text, 'mark ' + (kind || ''));
    const photo = (source, text, isLarge) => {
      const image = make('img');
      image.loading = isLarge ? 'eager' : 'lazy';
      image.decoding = isLarge ? 'sync' : 'async';
      image.alt = text;
      image.src = source;
      return image;
    };
    const inWords = picture => {
      if (picture.x) return errorNames[picture.x[0]] || picture.x[0];
      const parts = (picture.a || []).map(animal => animal[0] + ' ' + percent(animal[1]));
      if (picture.c) parts.push(picture.c === 1 ? 'a card' : picture.c + ' cards');
      return parts.length ? parts.join(', ') : 'nothing found';
    };

    const tile = picture => {
      const item = make('li');
      const button = make('button', null, 'tile');
      button.type = 'button';
      button.dataset.path = picture.p;
      button.title = picture.p;
      const look = make('span', null, 'look');
      if (picture.x) {
        look.append(drawing(BROKEN));
      } else {
        const image = photo(thumbnail(picture), picture.p + ': ' + inWords(picture));
        image.onerror = () => look.replaceChildren(drawing(BROKEN));
        look.append(image);
      }
      const text = make('span', null, 'text');
      const marks = make('span', null, 'marks');
      if (picture.x) marks.append(badge(errorNames[picture.x[0]] || picture.x[0], 'bad'));
      for (const animal of (picture.a || []).slice(0, 4)) {
        marks.append(badge(animal[0] + ' ' + percent(animal[1]), kindOf(animal[0])));
      }
      if ((picture.a || []).length > 4) marks.append(badge('+' + (picture.a.length - 4), 'soft'));
      if (picture.c) marks.append(badge(picture.c === 1 ? 'Card' : picture.c + ' cards', 'contact'));
      if (!marks.childNodes.length) marks.append(badge('nothing found', 'soft'));
      text.append(make('span', nameOf(picture.p), 'name'), marks);
      button.append(look, text);
      button.onclick = () => open('picture', picture.index);
      item.append(button);
      return item;
    };

    const ruleNames = { samePicture: 'in one picture', stem: 'paired by name', folder: 'paired by folder',
      sequence: 'paired by sequence' };
    const titleOf = profile => profile.t || personOf(profile.f) || profile.i;
    const person = profile => {
      const item = make('li');
      const button = make('button', null, 'person');
      button.type = 'button';
      button.dataset.profile = profile.i;
      const look = make('span', null, 'look');
      const picture = pictureOfPath.get(profile.s || profile.c);
      if (picture) {
        const image = profile.s ? photo(thumbnail(picture), 'The cat ' + profile.t)
          : photo(cardPicture(picture, profile.n), 'The card');
        image.onerror = () => look.replaceChildren(drawing(PAW));
        look.append(image);
      } else {
        look.append(drawing(PAW));
      }
      const text = make('span', null, 'text');
      const title = titleOf(profile);
      text.append(make('span', title, 'name'));
      const details = [personOf(profile.f), numberOf(profile.f), mailOf(profile.f)]
        .filter(detail => detail && detail !== title);
      for (const detail of details) text.append(make('small', detail));
      const marks = make('span', null, 'marks');
      if (profile.s) marks.append(badge('Cat' + (profile.v ? ' ' + percent(profile.v) : ''), 'cat'));
      if (profile.f) marks.append(badge('Contact', 'contact'));
      if (!profile.f) marks.append(badge('no contact', 'soft'));
      if (!profile.s) marks.append(badge('no cat', 'soft'));
      if (profile.u) marks.append(badge('corrected', 'warm'));
      text.append(marks);
      button.append(look, text);
      button.onclick = () => open('profile', profile.index);
      item.append(button);
      return item;
    };

    const list = () => byId(state.view === 'profiles' ? 'people' : 'gallery');
    const grow = () => {
      const next = shown.slice(made, made + PIECE);
      list().append(...next.map(state.view === 'profiles' ? person : tile));
      made += next.length;
    };
    const refresh = () => {
      shown = found();
      made = 0;
      byId('gallery').replaceChildren();
      byId('people').replaceChildren();
      byId('gallery').hidden = state.view !== 'pictures';
      byId('people').hidden = state.view !== 'profiles';
      const all = state.view === 'profiles' ? profiles : pictures;
      const noun = state.view === 'profiles' ? 'profile' : 'picture';
      byId('count').textContent = (shown.length === all.length ? '' : shown.length.toLocaleString('en') + ' of ')
        + all.length.toLocaleString('en') + ' ' + noun + (all.length === 1 ? '' : 's');
      byId('empty').hidden = shown.length > 0;
      grow();
    };
    new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting) && made < shown.length) grow();
    }, { rootMargin: '1200px' }).observe(byId('more'));
    """#
}
