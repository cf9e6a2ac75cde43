// Contrast of drawings, measured in the page: a text against the shapes that were drawn before it under its middle (4.5 : 1), a line or
// outline against what is on one of its sides (3 : 1). Also, that each drawing has a text alternative. Gives a list of complaints.
// This function is sent to the page, and so holds all that it needs.
export function contrasts() {
  const TEXT = 4.5, LINE = 3;
  const complaints = [];

  function colourOf(css) {
    const numbers = css.match(/[\d.]+/g).map(Number);
    return { rgb: numbers.slice(0, 3), alpha: numbers.length > 3 ? numbers[3] : 1 };
  }

  const over = (front, alpha, back) => front.map((value, i) => value * alpha + back[i] * (1 - alpha));

  function luminance(rgb) {
    const [r, g, b] = rgb.map(value => value / 255).map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function ratio(one, other) {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function pageBehind(element) {
    const above = [];
    for (let e = element; e; e = e.parentElement) above.unshift(colourOf(getComputedStyle(e).backgroundColor));
    return above.reduce((back, { rgb, alpha }) => over(rgb, alpha, back), [255, 255, 255]);
  }

  function opacityOf(shape) {
    let opacity = 1;
    for (let e = shape; e && e.tagName !== 'svg'; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity);
    return opacity;
  }

  // The colours that a paint can show: one, or those of a pattern or gradient.
  function paints(css, opacity) {
    if (css === 'none') return [];
    const reference = css.match(/^url\("?#([^")]+)"?\)/);
    if (!reference) return [{ ...colourOf(css), opacity }];
    const inside = [...document.getElementById(reference[1]).querySelectorAll('*')];
    return inside.flatMap(part => {
      const style = getComputedStyle(part);
      return part.tagName === 'stop' ? paints(style.stopColor, opacity * style.stopOpacity)
        : [...paints(style.fill, opacity * style.fillOpacity), ...paints(style.stroke, opacity * style.strokeOpacity)];
    });
  }

  // What may be seen where there were some colours, once one of several paints has come over them.
  const painted = (backs, list) => backs.flatMap(back => list.length === 0 ? [back]
    : list.map(({ rgb, alpha, opacity }) => over(rgb, alpha * opacity, back)));

  function isUnder(shape, point) {
    const box = shape.getBoundingClientRect();
    return box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom &&
      shape.isPointInFill(new DOMPoint(point.x, point.y).matrixTransform(shape.getScreenCTM().inverse()));
  }

  const isDrawn = element => !element.closest('defs, pattern, clipPath, mask, marker, symbol') && element.getBoundingClientRect().width > 0;
  const shown = rgb => `rgb(${rgb.map(Math.round).join(' ')})`;

  const least = values => Math.min(...values);

  // One of the fronts must stand out from all that may be seen on one of the sides.
  function judge(what, fronts, sides, enough) {
    const tries = fronts.flatMap(front => sides.map(side => ({ front, side,
      value: least(side.map(back => ratio(over(front.rgb, front.alpha * front.opacity, back), back))) })));
    if (tries.length === 0 || tries.some(({ value }) => value >= enough)) return;
    const { front, side, value } = tries[0];
    complaints.push(`${what} has contrast ${value.toFixed(2)}, less than ${enough}: ${shown(front.rgb)} on ${side.map(shown).join(' or ')}`);
  }

  // What may be seen at a point, of the shapes that were drawn there.
  const seenAt = (point, shapes, page) => shapes.filter(shape => isUnder(shape, point)).reduce((seen, shape) => {
    const style = getComputedStyle(shape);
    return painted(seen, paints(style.fill, style.fillOpacity * opacityOf(shape)));
  }, [page]);

  const strokeOf = shape => {
    const style = getComputedStyle(shape);
    return parseFloat(style.strokeWidth) === 0 ? undefined : paints(style.stroke, style.strokeOpacity * opacityOf(shape))[0];
  };

  // A text is seen by what fills it or by its outline, as a white man is.
  function judgeText(text, before, page) {
    const box = text.getBoundingClientRect();
    const backs = seenAt({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, before, page);
    const style = getComputedStyle(text);
    const fronts = [paints(style.fill, style.fillOpacity * opacityOf(text))[0], strokeOf(text)].filter(Boolean);
    judge(`the text “${text.textContent}”`, fronts, [backs], TEXT);
  }

  function isOverExactly(one, other) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return strokeOf(one) && ['left', 'top', 'right', 'bottom'].every(side => Math.abs(a[side] - b[side]) < 4);
  }

  // A line is seen by what is on one of its sides, or by the lining that was drawn under it.
  function judgeLine(shape, before, page) {
    const front = strokeOf(shape);
    if (!front) return;
    const box = shape.getBoundingClientRect();
    const sides = [box.left + 2, box.left - 2].map(x => seenAt({ x, y: box.top + box.height / 2 }, before, page));
    const linings = before.filter(other => isOverExactly(other, shape)).map(lining => painted(sides[0], [strokeOf(lining)]));
    judge(`the line of ${shape.outerHTML.slice(0, 80)}`, [front], [...sides, ...linings], LINE);
  }

  function judgeDrawing(svg) {
    const isHidden = svg.closest('[aria-hidden=true]');
    const named = svg.getAttribute('aria-label') || svg.querySelector(':scope > title')?.textContent ||
      document.getElementById(svg.getAttribute('aria-labelledby') ?? '')?.textContent || '';
    const role = svg.closest('figure.live') && svg.querySelector('[role=button]') ? 'group' : 'img';
    if (!isHidden && (svg.getAttribute('role') !== role || named.trim() === '')) {
      complaints.push(`a drawing has no text alternative: ${svg.outerHTML.slice(0, 80)}`);
    }
    const page = pageBehind(svg.parentElement);
    const elements = [...svg.querySelectorAll('rect, circle, ellipse, path, polygon, polyline, line, text')].filter(isDrawn);
    elements.forEach((element, i) => {
      const isText = element.tagName === 'text';
      const before = elements.slice(0, i).filter(other => other.tagName !== 'text');
      if (isText) judgeText(element, before, page);
      else if (!elements.slice(i + 1).some(other => isOverExactly(other, element))) judgeLine(element, before, page);
    });
  }

  document.querySelectorAll('svg').forEach(judgeDrawing);
  for (const image of document.images) {
    if (image.alt.trim() === '' && !image.closest('[aria-hidden=true]')) complaints.push(`an image has no text alternative: ${image.src}`);
  }
  return complaints;
}
