// Keeps the screen on while a pad is open, where the browser can.

/** Keeps the screen on until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false
  const ask = async () => {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (ended) void lock.release()
    } catch {
      // a low battery may forbid it; the pad works all the same
    }
  }
  const seen = () => void ask() // the browser lets go whenever the page is hidden
  document.addEventListener('visibilitychange', seen)
  void ask()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
