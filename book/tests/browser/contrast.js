// Contrast of drawings, measured in the page: a text against the shapes that were drawn before it under its middle (4.5 : 1; of a text with
// an outline, a white man on a board, the better of the two counts), a line or outline against what is behind the drawing (3 : 1). Also, that each drawing has a text alternative. Gives a list of complaints.
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

  function worst(front, backs) {
    return backs.map(back => ({ back, value: ratio(over(front.rgb, front.alpha * front.opacity, back), back) }))
      .reduce((a, b) => a.value <= b.value ? a : b);
  }

  function judge(what, front, backs, least) {
    const { back, value } = worst(front, backs);
    if (value < least) complaints.push(`${what} has contrast ${value.toFixed(2)}, less than ${least}: ${shown(front.rgb)} on ${shown(back)}`);
  }

  function judgeText(text, before, page) {
    const box = text.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const backs = before.filter(shape => isUnder(shape, middle)).reduce((seen, shape) => {
      const style = getComputedStyle(shape);
      return painted(seen, paints(style.fill, style.fillOpacity * opacityOf(shape)));
    }, [page]);
    const style = getComputedStyle(text);
    const outline = parseFloat(style.strokeWidth) > 0 ? paints(style.stroke, style.strokeOpacity * opacityOf(text)) : [];
    const fronts = [...paints(style.fill, style.fillOpacity * opacityOf(text)).slice(0, 1), ...outline];
    const [front] = fronts.sort((a, b) => worst(b, backs).value - worst(a, backs).value);
    if (front) judge(`the text “${text.textContent}”`, front, backs, TEXT);
  }

  // A mark on a board lies on a pale edge, and is judged against that.
  function judgeLine(shape, page) {
    const isEdge = element => element?.classList.contains('mark-under');
    if (isEdge(shape)) return;
    const style = getComputedStyle(shape);
    if (parseFloat(style.strokeWidth) === 0) return;
    const front = paints(style.stroke, style.strokeOpacity * opacityOf(shape))[0];
    const edge = shape.previousElementSibling;
    const back = isEdge(edge) ? colourOf(getComputedStyle(edge).stroke).rgb : page;
    if (front) judge(`the line of ${shape.outerHTML.slice(0, 80)}`, front, [back], LINE);
  }

  function judgeDrawing(svg) {
    const isHidden = svg.closest('[aria-hidden=true]');
    const named = svg.getAttribute('aria-label') || svg.querySelector(':scope > title')?.textContent ||
      document.getElementById(svg.getAttribute('aria-labelledby') ?? '')?.textContent || '';
    if (!isHidden && (svg.getAttribute('role') !== 'img' || named.trim() === '')) {
      complaints.push(`a drawing has no text alternative: ${svg.outerHTML.slice(0, 80)}`);
    }
    const page = pageBehind(svg.parentElement);
    const before = [];
    for (const element of svg.querySelectorAll('rect, circle, ellipse, path, polygon, polyline, line, text')) {
      if (!isDrawn(element)) continue;
      if (element.tagName === 'text') {
        judgeText(element, before, page);
      } else {
        judgeLine(element, page);
        before.push(element);
      }
    }
  }

  document.querySelectorAll('svg').forEach(judgeDrawing);
  for (const image of document.images) {
    if (image.alt.trim() === '' && !image.closest('[aria-hidden=true]')) complaints.push(`an image has no text alternative: ${image.src}`);
  }
  return complaints;
}
