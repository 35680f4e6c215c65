/// The report's data: reads the pieces of JSON and answers which pictures and profiles fit the filters.
enum ReportDataScript {
  static let javaScript = #"""
    const byId = id => document.getElementById(id);
    const make = (name, text, className) => {
      const made = document.createElement(name);
      if (text !== undefined && text !== null) made.textContent = text;
      if (className) made.className = className;
      return made;
    };
    // Drawings that the page itself holds; no data ever gets in here.
    const drawing = path => {
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('viewBox', '0 0 24 24');
      picture.setAttribute('aria-hidden', 'true');
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      line.setAttribute('d', path);
      picture.append(line);
      return picture;
    };
    const BROKEN = 'M4 5h16v14H4zM4 16l5-5 3 3M13 5l-2 5 3 3-2 6M16 9h.01';
    const PAW = 'M12 12c3 0 5 2 5 4.300S15 20 12 20s-5-1.500-5-3.700S9 12 12 12zM4.600 9a2 2.600 0 1 0 .1 0zM9 4a2 2.700 0 1 0 .1 0zM15 4a2 2.700 0 1 0 .1 0zM19.400 9a2 2.600 0 1 0 .1 0z';

    const load = kind => [...document.querySelectorAll('script[data-of="' + kind + '"]')]
      .flatMap(node => JSON.parse(node.textContent));
    const pictures = load('pictures');
    pictures.forEach((picture, index) => { picture.index = index; });
    const profiles = load('profiles');
    profiles.forEach((profile, index) => { profile.index = index; });
    const pictureOfPath = new Map(pictures.map(picture => [picture.p, picture]));

    // Cards are read when something asks for them: most of the text is theirs.
    let cardsByPicture = null;
    const cardsOf = picture => {
      if (!cardsByPicture) {
        cardsByPicture = new Map();
        for (const card of load('cards')) {
          if (!cardsByPicture.has(card.i)) cardsByPicture.set(card.i, []);
          cardsByPicture.get(card.i).push(card);
        }
      }
      return picture && cardsByPicture.get(picture.index) || [];
    };

    // A path of the file system as an address; bytes that are no text are percent-encoded in the record already.
    const address = (path, encoded) => path.split('/').map(part => {
      const text = encodeURIComponent(part);
      return encoded ? text.replace(/%25([0-9A-F]{2})/g, '%$1') : text;
    }).join('/');
    const thumbnail = picture => picture.m ? address(picture.m, true) : 'thumbnails/' + address(picture.p, picture.e) + '.jpg';
    const cardPicture = (picture, number) => picture.k ? address(picture.k[number] || '', true)
      : 'cards/' + address(picture.p, picture.e) + '-' + (number + 1) + '.jpg';
    const folderOf = picture => picture.p.includes('/') ? picture.p.slice(0, picture.p.lastIndexOf('/')) : '';
    const nameOf = path => path.slice(path.lastIndexOf('/') + 1);
    const percent = confidence => confidence === null || confidence === undefined ? '' : Math.round(confidence * 100) + ' %';
    const kindOf = label => ['Cat', 'Dog'].includes(label) ? label.toLowerCase() : 'other';

    const fieldNames = { ContactNames: 'Name', JobTitles: 'Title', CompanyNames: 'Company', Departments: 'Department',
      Emails: 'E-mail', Websites: 'Website', WorkPhones: 'Work', MobilePhones: 'Mobile', Faxes: 'Fax', OtherPhones: 'Phone',
      Addresses: 'Address', SocialProfiles: 'Social', CatName: 'Cat', Note: 'Note' };
    const first = (fields, names) => {
      for (const name of names) if (fields && fields[name] && fields[name].length) return fields[name][0][0];
      return '';
    };
    const personOf = fields => first(fields, ['ContactNames', 'CompanyNames']);
    const numberOf = fields => first(fields, ['MobilePhones', 'WorkPhones', 'OtherPhones']);
    const mailOf = fields => first(fields, ['Emails']);
    const errorNames = { unreadable: 'Cannot be read', notAnImage: 'No picture', truncated: 'Cut short', tooLarge: 'Too large',
      unsupported: 'Not supported', timedOut: 'Took too long', invalidSize: 'Odd size' };

    const textOfFields = fields => Object.values(fields || {}).flat().map(value => value[0]).join('\n');
    const plain = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const textOfPicture = picture => {
      if (picture.text === undefined) {
        picture.text = plain([picture.p, picture.f || '', ...(picture.a || []).map(animal => animal[0]),
          ...(picture.c ? cardsOf(picture).flatMap(card => card.l.map(line => line[0])) : []),
          ...(picture.x || [])].join('\n'));
      }
      return picture.text;
    };
    const textOfProfile = profile => {
      if (profile.text === undefined) {
        const card = cardsOf(pictureOfPath.get(profile.c)).find(card => card.n === profile.n);
        profile.text = plain([profile.i, profile.s || '', profile.t || '', profile.c || '', profile.o || '', profile.w || '',
          textOfFields(profile.f), ...(card ? card.l.map(line => line[0]) : [])].join('\n'));
      }
      return profile.text;
    };

    const nothing = { view: 'pictures', animal: '', least: 0, folder: '', card: false, error: false, q: '' };
    const state = { ...nothing };
    const animalsAbove = picture => (picture.a || []).filter(animal => animal[1] * 100 >= state.least);
    const fits = picture => {
      if (state.error && !picture.x) return false;
      if (state.card && !picture.c) return false;
      if (state.folder && picture.p.indexOf(state.folder + '/') !== 0) return false;
      if (state.animal === 'none') {
        if (picture.x || animalsAbove(picture).length) return false;
      } else if (state.animal) {
        if (!animalsAbove(picture).some(animal => animal[0] === state.animal)) return false;
      } else if (state.least > 0 && !animalsAbove(picture).length) {
        return false;
      }
      return true;
    };
    const found = () => {
      const words = plain(state.q).split(/\s+/).filter(word => word);
      if (state.view === 'profiles') {
        return profiles.filter(profile => words.every(word => textOfProfile(profile).includes(word)));
      }
      return pictures.filter(picture => fits(picture) && words.every(word => textOfPicture(picture).includes(word)));
    };
    """#
}
