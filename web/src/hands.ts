// Whether somebody uses the keys: only then the focus is moved for them.
export const hands = { keyed: false }

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (hands.keyed = true), true)
  window.addEventListener('pointerdown', () => (hands.keyed = false), true)
}
