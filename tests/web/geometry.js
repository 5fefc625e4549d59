// Measures a page and tells what is wrong with its look; geometry.py calls it in the browser.
finger => {
  const found = []
  const tell = (what, one, more = '') => {
    const name = one.tagName.toLowerCase() + [...one.classList].map(c => '.' + c).join('')
    const said = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 24)
    found.push(`${what}: ${name} “${said}”${more && ' ' + more}`)
  }
  const style = new Map()
  const look = one => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one)
  const shown = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const forEarsOnly = box => box.width <= 2 || box.height <= 2
  const scrolls = (one, axis) => {
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const how = look(up)['overflow' + axis]
      if ((how === 'auto' || how === 'scroll') && up.tabIndex >= 0) return true
    }
    return axis === 'Y' && look(document.documentElement).overflowY !== 'hidden'
  }
  const SKIP = 'svg *, .hidden *, .sky, .sky *, [inert] *, [aria-hidden=true], [aria-hidden=true] *, dialog:not([open]) *'
  const all = [...document.body.querySelectorAll('*')].filter(one => !one.matches(SKIP) && shown(one))
  const ACTS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=radio], [role=button]'
  const acting = all.filter(one => one.matches(ACTS) && !forEarsOnly(one.getBoundingClientRect()))
  const texts = all.filter(one => [...one.childNodes].some(n => n.nodeType === 3 && n.data.trim())
    && !forEarsOnly(one.getBoundingClientRect()) && one.tagName !== 'OPTION')
  for (const one of new Set([...acting, ...texts])) {
    const box = one.getBoundingClientRect()
    if ((box.left < -0.5 || box.right > innerWidth + 0.5) && !scrolls(one, 'X'))
      tell('beside the window', one, `${Math.round(box.left)} to ${Math.round(box.right)}`)
    if ((box.top < -0.5 || box.bottom > innerHeight + 0.5) && !scrolls(one, 'Y'))
      tell('below the window', one, `${Math.round(box.top)} to ${Math.round(box.bottom)}`)
  }
  for (const one of texts) {
    if (parseFloat(look(one).fontSize) < 12) tell('small text', one, look(one).fontSize)
    const cuts = look(one).overflowX !== 'visible' && look(one).overflowX !== 'auto'
    if (cuts && one.scrollWidth > one.clientWidth + 1) tell('cut text', one)
  }
  const related = (one, other) => one === other || one.contains(other) || other.contains(one)
    || (one.closest('label') && one.closest('label') === other.closest('label'))
  const lines = one => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [...range.getClientRects()].filter(box => box.width > 1)
  }
  for (const one of texts) {
    for (const words of [...one.childNodes].filter(n => n.nodeType === 3 && n.data.trim().length > 2)) {
      const rows = new Set(lines(words).map(box => Math.round(box.top / 4)))
      if (rows.size > words.data.trim().length / 2) tell('one letter a line', one)
    }
  }
  const clippers = one => {
    const all = []
    for (let up = one.parentElement, below = one; up && up !== document.body; below = up, up = up.parentElement) {
      if (look(below).position === 'fixed') break
      if (look(up).overflowX !== 'visible' && !(up.tabIndex >= 0 && look(up).overflowY === 'auto')) all.push(up)
    }
    return all
  }
  for (const one of new Set([...acting, ...texts])) {
    if (one.matches('.hand *') || look(one).position === 'fixed') continue
    const boxes = one.matches(ACTS) ? [one.getBoundingClientRect()] : lines(one)
    for (const up of clippers(one)) {
      const edge = up.getBoundingClientRect()
      if (boxes.some(b => b.left < edge.left - 2 || b.right > edge.right + 2 || b.top < edge.top - 2 || b.bottom > edge.bottom + 2)) {
        tell('cut', one, 'by ' + up.tagName.toLowerCase() + '.' + up.classList[0])
        break
      }
    }
  }
  const hand = [...document.querySelectorAll('.hand button')].map(one => [one, one.getBoundingClientRect()])
  hand.forEach(([one, box], i) => {
    const over = hand.slice(i + 1).map(([, next]) => next).filter(next => next.top < box.top + 30 && next.bottom > box.top)
    const seen = Math.min(box.right, ...over.map(next => next.left)) - box.left
    if (seen < 24) tell('narrow card', one, `${Math.round(seen)} wide`)
  })
  for (const one of texts.filter(one => !one.matches('.hand *') && !one.closest(ACTS)))
    for (const other of acting.filter(other => !other.matches('.hand *') && !related(one, other))) {
      const b = other.getBoundingClientRect()
      if (lines(one).some(a => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
        && one.closest('dialog') === other.closest('dialog'))
        tell('words under', one, '“' + (other.getAttribute('aria-label') ?? other.textContent).trim().slice(0, 24) + '”')
    }
  const inView = box => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  const FANNED = '.hand *'
  for (const one of new Set([...acting, ...texts])) {
    const box = one.getBoundingClientRect()
    if (one.matches(FANNED) || !inView(box) || scrolls(one.parentElement, 'Y') && !one.matches(ACTS)) continue
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (top && !related(one, top) && look(one).pointerEvents !== 'none' && !top.closest('dialog[open], [role=status]'))
      tell('covered', one, 'by ' + top.tagName.toLowerCase() + '.' + [...top.classList].join('.'))
  }
  if (finger) {
    for (const one of acting) {
      const target = one.matches('.hand *') ? null : one.closest('label') ?? one
      if (!target || one.matches('.term') || (one.matches('a') && look(one).display === 'inline')) continue
      const box = target.getBoundingClientRect()
      if (Math.min(box.width, box.height) < 39.5)
        tell('small target', one, `${Math.round(box.width)} x ${Math.round(box.height)}`)
    }
  }
  const boxes = acting.filter(one => !one.matches(FANNED)).map(one => [one, one.getBoundingClientRect()])
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (wide > 2 && high > 2 && !related(one, other) && one.closest('dialog') === other.closest('dialog'))
      tell('overlap', one, 'with “' + (other.getAttribute('aria-label') ?? other.textContent).trim().slice(0, 24) + '”')
  }))
  return [...new Set(found)]
}
