/// The report's filters, keys and address: what is seen stands behind the #, so that it can be kept as a bookmark.
enum ReportControlScript {
  static let javaScript = #"""
    const counted = new Map();
    for (const picture of pictures) {
      for (const label of new Set((picture.a || []).map(animal => animal[0]))) {
        counted.set(label, (counted.get(label) || 0) + 1);
      }
    }
    const none = pictures.filter(picture => !picture.x && !(picture.a || []).length).length;
    const animalChips = [['', 'All', null], ...[...counted].sort((one, other) => other[1] - one[1])
      .map(([label, count]) => [label, label, count]), ['none', 'No animal', none]];
    byId('animals').append(...animalChips.map(([value, label, count]) => {
      const chip = make('button', label, 'chip');
      chip.type = 'button';
      chip.dataset.animal = value;
      if (count !== null) chip.append(make('b', count.toLocaleString('en')));
      chip.onclick = () => change({ animal: value });
      return chip;
    }));

    const folders = new Map();
    for (const picture of pictures) {
      const parts = folderOf(picture).split('/');
      for (let depth = 1; depth <= parts.length; depth += 1) {
        const folder = parts.slice(0, depth).join('/');
        if (folder) folders.set(folder, (folders.get(folder) || 0) + 1);
      }
    }
    byId('folder').append(...[['', 'All folders'], ...[...folders].sort().map(([folder, count]) => [folder, folder + ' (' + count + ')'])]
      .map(([value, label]) => {
        const option = make('option', label);
        option.value = value;
        return option;
      }));
    byId('folder').parentElement.hidden = folders.size === 0;
    const failures = pictures.filter(picture => picture.x).length;
    if (failures) byId('only-errors').append(make('b', failures.toLocaleString('en')));
    byId('only-errors').hidden = failures === 0;
    byId('picture-count').textContent = pictures.length.toLocaleString('en');
    byId('profile-count').textContent = profiles.length.toLocaleString('en');
    document.querySelector('[data-view=profiles]').hidden = profiles.length === 0;

    const showState = () => {
      byId('search').value = state.q;
      byId('least').value = state.least;
      byId('least-text').textContent = state.least > 0 ? state.least + ' %' : 'any';
      byId('folder').value = state.folder;
      byId('only-cards').setAttribute('aria-pressed', state.card);
      byId('only-errors').setAttribute('aria-pressed', state.error);
      for (const chip of byId('animals').children) chip.setAttribute('aria-pressed', chip.dataset.animal === state.animal);
      for (const part of document.querySelectorAll('.of-pictures')) part.classList.toggle('off', state.view !== 'pictures');
      for (const tab of document.querySelectorAll('.tab')) {
        if (tab.dataset.view === state.view) tab.setAttribute('aria-current', 'page');
        else tab.removeAttribute('aria-current');
      }
      refresh();
    };
    const writeAddress = () => {
      const parts = new URLSearchParams();
      for (const key of Object.keys(nothing)) if (state[key] !== nothing[key]) parts.set(key, state[key]);
      if (current) parts.set(current.kind, current.kind === 'profile' ? profiles[current.index].i : pictures[current.index].p);
      const text = parts.toString();
      try {
        history.replaceState(null, '', text ? '#' + text : location.pathname);
      } catch (error) {
        // Some browsers do not let a page from the disk change its address.
      }
    };
    const readAddress = () => {
      const parts = new URLSearchParams(location.hash.slice(1));
      Object.assign(state, nothing);
      for (const key of ['view', 'animal', 'folder', 'q']) if (parts.has(key)) state[key] = parts.get(key);
      for (const key of ['card', 'error']) state[key] = parts.get(key) === 'true';
      state.least = Math.min(100, Math.max(0, Number(parts.get('least')) || 0));
      if (parts.has('profile')) state.view = 'profiles';
      if (state.view !== 'profiles') state.view = 'pictures';
      showState();
      const profile = profiles.find(profile => profile.i === parts.get('profile'));
      const picture = pictureOfPath.get(parts.get('picture'));
      if (profile) open('profile', profile.index, true);
      else if (picture) open('picture', picture.index, true);
      else if (viewer.open) viewer.close();
    };
    const change = part => {
      Object.assign(state, part);
      showState();
      writeAddress();
      scrollTo(0, 0);
    };

    byId('search').oninput = event => change({ q: event.target.value });
    byId('least').oninput = event => change({ least: Number(event.target.value) });
    byId('folder').onchange = event => change({ folder: event.target.value });
    byId('only-cards').onclick = () => change({ card: !state.card });
    byId('only-errors').onclick = () => change({ error: !state.error });
    byId('clear').onclick = () => change({ ...nothing, view: state.view });
    byId('filters').onsubmit = event => event.preventDefault();
    for (const tab of document.querySelectorAll('.tab')) tab.onclick = () => change({ ...nothing, view: tab.dataset.view });
    addEventListener('hashchange', readAddress);

    const columns = () => {
      const rows = [...list().children];
      const second = rows.findIndex(row => row.offsetTop !== rows[0].offsetTop);
      return second < 0 ? rows.length : second;
    };
    addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (viewer.open) {
        if (event.key === 'ArrowLeft') step(-1);
        else if (event.key === 'ArrowRight') step(1);
        return;
      }
      const typing = ['INPUT', 'SELECT', 'TEXTAREA'].includes(document.activeElement.tagName);
      if (event.key === '/' && !typing) {
        event.preventDefault();
        byId('search').focus();
        byId('search').select();
      } else if (event.key === 'Escape' && document.activeElement === byId('search')) {
        byId('search').blur();
      } else if (event.key.startsWith('Arrow') && !(typing && !['ArrowDown'].includes(event.key))
        && document.activeElement.tagName !== 'SELECT') {
        const row = document.activeElement.closest('.gallery li, .people li');
        const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(), ArrowDown: columns() }[event.key];
        const place = row ? [...list().children].indexOf(row) + by : 0;
        while (place >= made && made < shown.length) grow();
        const next = list().children[place];
        if (!next || (!row && event.key !== 'ArrowDown' && event.key !== 'ArrowRight')) return;
        event.preventDefault();
        next.firstChild.focus();
        next.scrollIntoView({ block: 'nearest' });
      }
    });
    readAddress();
    """#
}
