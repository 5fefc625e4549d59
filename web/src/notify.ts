// A notification when it is one's turn and the page is in the background; off until somebody asks for it.
import { kept } from './session.svelte'

/** Whether this browser can notify at all: only over a safe connection. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window

/** Asks the browser for leave to notify, if it has not been asked. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Notifies, if that is wanted and nobody looks at the page. */
export async function notify(title: string, table: string): Promise<void> {
  if (!kept.notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  const about = { tag: table, icon: '/icon-192.png', data: `/t/${table}` }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker) await worker.showNotification(title, about)
  else new Notification(title, about).onclick = () => window.focus()
}
