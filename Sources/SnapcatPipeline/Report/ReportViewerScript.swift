/// The report's view of one picture or one profile.
enum ReportViewerScript {
  static let javaScript = #"""
    const viewer = byId('viewer');
    let current = null;
    let opener = null;

    const section = (title, ...content) => {
      const part = make('section');
      part.append(make('h3', title), ...content);
      return part;
    };
    const largePicture = picture => picture.d ? address(picture.d, picture.e) : thumbnail(picture);

    const pictureStage = picture => {
      const one = make('div', null, 'one');
      const figure = make('figure', null, 'shown');
      if (picture.x) {
        const failed = make('div', null, 'failed');
        failed.append(drawing(BROKEN), make('p', errorNames[picture.x[0]] || picture.x[0]));
        figure.append(failed);
      } else {
        const image = photo(largePicture(picture), picture.p + ': ' + inWords(picture), true);
        image.onerror = () => figure.replaceChildren(make('p', 'The annotated copy is not there.', 'missing'));
        figure.append(image);
      }
      const facts = make('div', null, 'facts');
      facts.append(section('File', make('p', picture.p),
        make('p', picture.w ? picture.w + ' × ' + picture.h + ' pixels' : 'size unknown')));
      if (picture.x) facts.append(section('Error', make('p', picture.x[1]), make('p', picture.x[0])));
      if (!picture.x) {
        const rows = (picture.a || []).map(animal => {
          const row = make('div', null, 'row');
          row.append(make('span', animal[0]), gauge(animal[1], kindOf(animal[0])), make('span', percent(animal[1]), 'number'));
          return row;
        });
        facts.append(section('Animals', ...(rows.length ? rows : [make('p', 'none found')])));
      }
      const profile = profiles.find(profile => profile.i === picture.f);
      if (profile) {
        const go = make('button', 'Profile ' + titleOf(profile), 'go');
        go.type = 'button';
        go.onclick = () => open('profile', profile.index);
        facts.append(go);
      }
      for (const card of cardsOf(picture)) {
        facts.append(section(picture.c > 1 ? 'Card ' + (card.n + 1) : 'Card',
          cardPanel(picture, card.n, card, card.f, [])));
      }
      one.append(figure, facts);
      return one;
    };

    const profileStage = profile => {
      const both = make('div', null, 'both');
      const cat = make('section', null, 'panel');
      const picture = pictureOfPath.get(profile.s);
      cat.append(make('h3', 'Cat'));
      if (profile.s) {
        const figure = make('figure');
        const source = profile.d ? address(profile.d, picture && picture.e) : picture ? thumbnail(picture) : '';
        const image = photo(source, 'The cat ' + profile.t, true);
        image.onerror = () => figure.replaceChildren(make('p', 'The picture is not there.', 'missing'));
        figure.append(image);
        const details = [profile.s, profile.v ? 'cat ' + percent(profile.v) : 'no cat found in it'];
        if (profile.k > 1) details.push(profile.k + ' cats');
        cat.append(figure, make('p', details.join(' · '), 'caption'));
      } else {
        cat.append(make('p', 'No cat', 'missing'));
      }
      if (profile.o) cat.append(section('Note', make('p', profile.o)));
      const contact = make('section', null, 'panel');
      const cardOwner = pictureOfPath.get(profile.c);
      const card = cardsOf(cardOwner).find(card => card.n === profile.n);
      contact.append(make('h3', profile.c ? 'Card' : 'Contact'));
      if (profile.c || profile.f) {
        contact.append(cardPanel(cardOwner, profile.n, card, profile.f, profile.u || []));
      } else {
        contact.append(make('p', 'No card', 'missing'));
      }
      const remarks = [ruleNames[profile.r], profile.w, profile.c].filter(remark => remark);
      contact.append(make('p', remarks.join(' · '), 'caption'));
      both.append(cat, contact);
      return both;
    };

    const open = (kind, index, quiet) => {
      if ((kind === 'profile') !== (state.view === 'profiles')) {
        Object.assign(state, nothing, { view: kind === 'profile' ? 'profiles' : 'pictures' });
        showState();
      }
      const item = (kind === 'profile' ? profiles : pictures)[index];
      if (!item) return;
      const place = shown.indexOf(item);
      current = { kind, index, place };
      byId('viewer-title').textContent = kind === 'profile' ? titleOf(item) : nameOf(item.p);
      byId('place').textContent = place < 0 ? '' : place + 1 + ' of ' + shown.length;
      byId('previous').disabled = place <= 0;
      byId('next').disabled = place < 0 || place === shown.length - 1;
      byId('stage').replaceChildren(kind === 'profile' ? profileStage(item) : pictureStage(item));
      byId('stage').scrollTop = 0;
      if (!viewer.open) {
        opener = document.activeElement;
        viewer.showModal();
        byId('stage').focus();
      }
      if (!quiet) writeAddress();
    };
    const step = by => {
      const next = current && shown[current.place + by];
      if (current && current.place >= 0 && next) open(current.kind, next.index);
    };
    viewer.addEventListener('close', () => {
      const item = current && shown[current.place];
      current = null;
      byId('stage').replaceChildren();
      writeAddress();
      while (item && shown.indexOf(item) >= made) grow();
      const row = item && list().children[shown.indexOf(item)];
      (row ? row.firstChild : opener || document.body).focus();
    });
    byId('previous').onclick = () => step(-1);
    byId('next').onclick = () => step(1);
    byId('close').onclick = () => viewer.close();
    """#
}
