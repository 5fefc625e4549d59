// Measures a page and tells in sentences what is wrong with its look; geometry.py calls it in the browser.
({ finger, leastText, leastTarget, leastCard }) => {
  const found = new Set()
  const styles = new Map()
  const look = one => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one)
  const rect = one => one.getBoundingClientRect()
  const words = one => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 32)
  const called = one => [...one.classList].filter(c => !c.startsWith('svelte-')).map(c => '.' + c).join('')
  const name = one => `${one.tagName.toLowerCase()}${called(one)} “${words(one)}”`
  const tell = sentence => found.add(sentence)

  const ACTS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=radio], [role=button]'
  const ASIDE = 'svg *, .sky, .sky *, [inert] *, .picture *, .pictures *, dialog:not([open]) *, option'
  const tiny = box => box.width <= 2 || box.height <= 2
  const forEarsOnly = one => look(one).clipPath !== 'none' || (tiny(rect(one)) && look(one).overflowX !== 'visible')
  const unseen = new Map()
  const hidden = one => {
    if (!unseen.has(one)) unseen.set(one, forEarsOnly(one) || (one.parentElement !== null && hidden(one.parentElement)))
    return unseen.get(one)
  }
  const modal = document.querySelector('dialog:modal')
  const all = [...(modal ?? document.body).querySelectorAll('*')].filter(one =>
    !one.matches(ASIDE) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !hidden(one))
  const ownText = one => [...one.childNodes].filter(n => n.nodeType === 3 && n.data.trim())
  const rows = text => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(box => box.width > 1)
  }
  const lines = one => ownText(one).flatMap(rows)
  // short words in the lines of a text that do not stand in one of them
  const brokenWords = text => [...text.data.matchAll(/[\p{L}\p{N}]{2,8}(?![\p{L}\p{N}])/gu)].filter(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return (text.data[index - 1] ?? ' ').match(/[\p{L}\p{N}]/u) === null && new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1
  }).map(([word]) => word)
  const acting = all.filter(one => one.matches(ACTS) && !tiny(rect(one)))
  const texts = all.filter(one => ownText(one).length > 0)
  const fanned = one => one.matches('.hand *')

  // what somebody sees of a box: what its ancestors leave of it; what scrolls can be reached, what is only cut cannot
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  })
  const inside = (a, b, slack) => a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack
  const scrolls = one => /auto|scroll/.test(look(one).overflowX + look(one).overflowY)
  const seen = (one, box) => {
    let left = box, cutter = null, scroller = null
    for (let below = one, up = one.parentElement; up && up !== document.body; below = up, up = up.parentElement) {
      if (look(below).position === 'fixed') return { left, cutter, scroller, fixed: true }
      if (look(up).overflowX === 'visible' && look(up).overflowY === 'visible') continue
      if (scrolls(up)) scroller ??= up
      else if (!cutter && !inside(left, rect(up), 2)) cutter = up
      left = meet(left, rect(up))
    }
    return { left, cutter, scroller, fixed: look(one).position === 'fixed' }
  }
  const there = box => box.right - box.left > 3 && box.bottom - box.top > 3
  const parts = one => (one.matches(ACTS) ? (look(one).display === 'inline' ? [...one.getClientRects()] : [rect(one)]) : lines(one))
  const shown = new Map([...new Set([...acting, ...texts])].map(one => [one, parts(one).map(box => seen(one, box))]))
  const pageScrolls = !modal && look(document.documentElement).overflowY !== 'hidden'

  const win = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (const [one, boxes] of shown) {
    for (const { left: box, cutter, scroller, fixed } of boxes) {
      const wide = box.left < -0.5 || box.right > innerWidth + 0.5
      const high = box.top < -0.5 || box.bottom > innerHeight + 0.5
      if (there(box) && wide && !scroller) tell(`${name(one)} lies beside the window, from ${Math.round(box.left)} to ${Math.round(box.right)} px.`)
      if (there(box) && high && !scroller && (fixed || !pageScrolls || box.top < -0.5))
        tell(`${name(one)} lies above or below the window, from ${Math.round(box.top)} to ${Math.round(box.bottom)} px.`)
      if (cutter && !fanned(one)) tell(`${name(one)} is cut off by ${cutter.tagName.toLowerCase()}${called(cutter)}.`)
    }
  }
  for (const one of all) {
    if (scrolls(one) && one.scrollWidth > one.clientWidth + 2 && one.tabIndex < 0 && !one.querySelector(ACTS))
      tell(`${name(one)} scrolls sideways and cannot be reached by keys.`)
  }
  // the nearest border around a text; what is placed on purpose, such as a badge, has none
  const framed = one => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      if (scrolls(up)) return null
      if (parseFloat(look(up).borderLeftWidth) > 0) return rect(up)
      if (/absolute|fixed/.test(look(up).position)) return null
    }
    return null
  }
  for (const one of texts) {
    const size = parseFloat(look(one).fontSize)
    if (size > 0 && size < leastText) tell(`${name(one)} is written in ${size} px.`)
    if (/hidden|clip/.test(look(one).overflowX) && one.scrollWidth > one.clientWidth + 1) tell(`${name(one)} does not fit into its line.`)
    const frame = framed(one)
    const beyond = frame && lines(one).some(line => line.left < frame.left - 1 || line.right > frame.right + 1 || line.bottom > frame.bottom + 2)
    if (beyond) tell(`The words of ${name(one)} go beyond the border around them.`)
    const row = one.closest('[role=row]')
    const taller = row && !forEarsOnly(row) && lines(one).some(line => line.top < rect(row).top - 2 || line.bottom > rect(row).bottom + 2)
    if (taller) tell(`The words of ${name(one)} are taller than their row.`)
    for (const text of ownText(one)) if (rows(text).length > 1) brokenWords(text).forEach(word => tell(`${name(one)} breaks the word “${word}”.`))
  }

  const hand = [...document.querySelectorAll('.hand button')].map(one => [one, rect(one)])
  hand.forEach(([one, box], i) => {
    const over = hand.slice(i + 1).map(([, next]) => next).filter(next => next.top < box.top + 30 && next.bottom > box.top)
    const width = Math.min(box.right, ...over.map(next => next.left)) - box.left
    if (width < leastCard) tell(`${name(one)} shows only ${Math.round(width)} px of its width.`)
    if (box.top + 44 > innerHeight) tell(`${name(one)} lies below the window.`)
  })

  const related = (one, other) => one === other || one.contains(other) || other.contains(one)
    || (one.closest('label') !== null && one.closest('label') === other.closest('label'))
  // a button without content takes the taps of the whole thing that it lies in, whose words it may cover
  const takesTaps = (one, other) => other.matches('button:empty') && !one.matches(ACTS)
  const floats = one => one.closest('dialog[open], [role=dialog], .notice')
  // what is needed to decide is in sight without scrolling; what stays at the edge may cover the rest
  const NEEDED = '.tray .place, .calls .call, .front .sheet tbody td, .table:not(.still) .plates .plate, .trick .place, .reckoning .row, .reckoning button, .decision button'
  const sticky = one => {
    for (let up = one; up; up = up.parentElement) if (look(up).position === 'sticky') return up
    return null
  }
  const above = (one, other) => sticky(other) !== null && sticky(other) !== sticky(one) && one.closest(NEEDED) === null
  const together = (one, other) => floats(one) === floats(other) && !above(one, other) && !above(other, one)
  for (const one of all.filter(one => one.matches(NEEDED))) {
    const box = meet(seen(one, rect(one)).left, win)
    if (!inside(rect(one), box, 2)) tell(`${name(one)} is in sight only after scrolling.`)
    for (const y of [(box.top + box.bottom) / 2, box.bottom - 3]) {
      const top = document.elementFromPoint((box.left + box.right) / 2, y)
      if (top && !related(one, top) && !floats(top) && sticky(top) !== sticky(one) && !top.matches('.veil')) tell(`${name(one)} is hidden behind ${name(top)}.`)
    }
  }
  for (const one of all.filter(one => one.matches('.chip')))
    for (const other of all.filter(other => other.matches('.trick .card, .tray .place') && !related(one, other)))
      if (there(meet(rect(one), rect(other)))) tell(`${name(one)} lies on ${name(other)}.`)
  // what can be touched is not under anything else
  for (const [one, boxes] of shown) {
    if (fanned(one) || look(one).pointerEvents === 'none') continue
    for (const { left: box } of boxes) {
      const clear = meet(box, win)
      if (!there(clear)) continue
      const top = document.elementFromPoint((clear.left + clear.right) / 2, (clear.top + clear.bottom) / 2)
      if (top && !related(one, top) && !(floats(top) && !floats(one)) && !above(one, top) && !takesTaps(one, top) && !top.matches('.veil') && !(top.matches('.term, .term *') && !one.matches(ACTS)) && !one.closest('.hand'))
        tell(`${name(one)} is covered by ${name(top)}.`)
    }
  }
  const boxes = acting.filter(one => !fanned(one)).flatMap(one => shown.get(one).map(({ left }) => [one, left])).filter(([, box]) => there(box))
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    if (there(meet(a, b)) && !related(one, other) && together(one, other) && !other.closest('.call') && !one.closest('.call')) tell(`${name(one)} and ${name(other)} overlap.`)
  }))
  const written = texts.filter(one => !fanned(one) && !one.closest(ACTS))
    .flatMap(one => shown.get(one).map(({ left }) => [one, left])).filter(([, box]) => there(box))
  for (const [one, a] of written)
    for (const [other, b] of boxes)
      if (there(meet(a, b)) && !related(one, other) && together(one, other) && !other.matches('.term') && !takesTaps(one, other))
        tell(`The words of ${name(one)} lie on ${name(other)}.`)
  written.forEach(([one, a], i) => written.slice(i + 1).forEach(([other, b]) => {
    const both = meet(a, b)
    // lines of one paragraph may touch; words that stand on each other share more than that
    if (both.right - both.left > 3 && both.bottom - both.top > 6 && !related(one, other) && together(one, other))
      tell(`The words of ${name(one)} lie on those of ${name(other)}.`)
  }))

  if (finger) {
    // a target may reach beyond what is drawn: a finger beside it must still hit it
    const reaches = (one, dx, dy) => {
      const box = rect(one)
      return [-1, 1].every(side => {
        const hit = document.elementFromPoint((box.left + box.right) / 2 + side * dx, (box.top + box.bottom) / 2 + side * dy)
        return hit !== null && related(one, hit)
      })
    }
    const half = leastTarget / 2 - 0.5
    for (const one of acting.filter(one => !fanned(one))) {
      const target = one.closest('label') ?? one
      const box = rect(target)
      if (one.matches('.term') || (one.matches('a') && look(one).display === 'inline')) continue
      const small = [box.width < leastTarget - 0.5 && !reaches(target, half, 0), box.height < leastTarget - 0.5 && !reaches(target, 0, half)]
      if (small.includes(true) && inside(box, win, 0)) tell(`${name(one)} is ${Math.round(box.width)} x ${Math.round(box.height)} px, too small for a finger.`)
    }
  }
  return [...found]
}
