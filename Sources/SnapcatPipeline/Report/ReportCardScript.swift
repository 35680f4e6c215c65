/// The report's view of a card: the flattened picture, the fields, and the line that each comes from.
enum ReportCardScript {
  static let javaScript = #"""
    const gauge = (confidence, kind) => {
      const meter = make('meter');
      meter.min = 0;
      meter.max = 1;
      meter.value = confidence;
      meter.className = kind || (confidence < 0.7 ? 'low' : '');
      meter.setAttribute('aria-hidden', 'true');
      return meter;
    };

    // Puts a mark over a line of the flattened card.
    const spotOn = (flat, box) => {
      flat.querySelectorAll('.spot').forEach(spot => spot.remove());
      const image = flat.querySelector('img');
      if (!box || !image || !image.naturalWidth) return;
      const spot = make('span', null, 'spot');
      const [left, top, right, bottom] = box;
      const margin = (bottom - top) * 0.12;
      spot.style.left = (left - margin) / image.naturalWidth * 100 + '%';
      spot.style.top = (top - margin) / image.naturalHeight * 100 + '%';
      spot.style.width = (right - left + 2 * margin) / image.naturalWidth * 100 + '%';
      spot.style.height = (bottom - top + 2 * margin) / image.naturalHeight * 100 + '%';
      flat.append(spot);
    };

    const fieldRow = (name, value, lines, corrected, select) => {
      const [text, confidence, line, source] = value;
      const row = make('li');
      row.append(make('span', fieldNames[name], 'label'), make('span', text, 'value'));
      if (corrected) {
        row.append(make('span'), make('span'), make('span', 'corrected by a person', 'source'));
        return row;
      }
      row.append(confidence === null ? make('span') : gauge(confidence), make('span', percent(confidence), 'number'));
      if (line !== null && lines[line]) {
        const from = 'line ' + (line + 1) + ': ' + lines[line][0];
        row.append(make('span', source === 'both' ? from + ', and the barcode' : from, 'source'));
        row.tabIndex = 0;
        row.dataset.line = line;
        row.onmouseenter = row.onfocus = () => select(line);
        row.onmouseleave = row.onblur = () => select(null);
      } else if (source) {
        row.append(make('span', 'from the barcode', 'source'));
      }
      return row;
    };

    // The card with its fields; `fields` are those of the profile where a person may have corrected them.
    const cardPanel = (picture, number, card, fields, corrected) => {
      const panel = make('div');
      const flat = make('div', null, 'flat');
      const lines = card ? card.l : [];
      const rows = make('ul', null, 'fields');
      const texts = make('ol', null, 'lines');
      const select = line => {
        spotOn(flat, line === null ? null : lines[line] && lines[line][2]);
        for (const row of [...rows.children, ...texts.children]) {
          row.classList.toggle('on', line !== null && row.dataset.line === String(line));
        }
      };
      if (picture) {
        const image = photo(cardPicture(picture, number), 'The card, flattened', true);
        image.onerror = () => flat.replaceChildren(make('p', 'The picture of the card is not there.', 'missing'));
        flat.append(image);
        panel.append(flat);
      }
      for (const name of Object.keys(fieldNames)) {
        for (const value of fields && fields[name] || []) {
          rows.append(fieldRow(name, value, lines, corrected.includes(name), select));
        }
        if (corrected.includes(name) && !(fields && fields[name]) && !['CatName', 'Note'].includes(name)) {
          rows.append(fieldRow(name, ['none', null, null, null], lines, true, select));
        }
      }
      if (rows.children.length) panel.append(rows);
      lines.forEach((line, index) => {
        const row = make('li');
        row.dataset.line = index;
        row.append(make('span', line[0]), make('span', percent(line[1])));
        row.firstChild.style.cssText = 'color:inherit;text-align:left';
        row.onmouseenter = () => select(index);
        row.onmouseleave = () => select(null);
        texts.append(row);
      });
      if (lines.length) {
        const details = make('details');
        details.append(make('summary', 'All ' + lines.length + ' lines of the card'), texts);
        panel.append(details);
      }
      return panel;
    };
    """#
}
