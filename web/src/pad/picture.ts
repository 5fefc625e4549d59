// A picture of the result to send to friends: always dusk, places as stones; it tells no names but those on the pad.
import { signed } from '../words'

export interface Result {
  title: string
  about: string
  /** Best first. */
  players: { name: string; points: number; place: string; share: number }[]
}

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 64
const INK = '#f3ecdd'
const QUIET = '#c3bdb0'
const GOLD = '#f0c869'

/** Draws the result as a PNG of 1200 by 630. */
export async function pictureOf(result: Result): Promise<Blob | null> {
  await document.fonts?.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paint = canvas.getContext('2d')
  if (!paint) return null
  sky(paint)
  text(paint, result.title, EDGE, 118, `600 60px Vollkorn, Georgia, serif`, INK, WIDTH - 2 * EDGE)
  text(paint, result.about, EDGE, 166, `500 28px Atkinson, sans-serif`, QUIET, WIDTH - 2 * EDGE)
  result.players.forEach((player, i) => stone(paint, player, i, result.players.length))
  text(paint, 'Stonehenge', EDGE, HEIGHT - 26, `600 26px Vollkorn, Georgia, serif`, QUIET, 400)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function sky(paint: CanvasRenderingContext2D): void {
  const dusk = paint.createLinearGradient(0, 0, 0, HEIGHT)
  dusk.addColorStop(0, '#10131c')
  dusk.addColorStop(0.7, '#2b2a4c')
  dusk.addColorStop(1, '#4a3a5c')
  paint.fillStyle = dusk
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  paint.fillStyle = '#10131c'
  paint.fillRect(0, HEIGHT - 66, WIDTH, 66)
}

function stone(paint: CanvasRenderingContext2D, player: Result['players'][number], i: number, count: number): void {
  const gap = 20
  const width = Math.min(230, (WIDTH - 2 * EDGE - (count - 1) * gap) / count)
  const height = 190 + 150 * player.share
  const x = EDGE + i * (width + gap)
  const y = HEIGHT - 66 - height
  const first = i === 0
  if (first) {
    paint.fillStyle = GOLD
    paint.beginPath()
    paint.arc(x + width / 2, y, 42, 0, Math.PI * 2)
    paint.fill()
  }
  paint.fillStyle = '#2c3548'
  paint.strokeStyle = first ? GOLD : '#78839c'
  paint.lineWidth = first ? 4 : 2
  paint.beginPath()
  paint.roundRect(x, y, width, height, [40, 34, 0, 0])
  paint.fill()
  paint.stroke()
  paint.textAlign = 'center'
  const middle = x + width / 2
  text(paint, player.place, middle, y + 46, `500 24px Atkinson, sans-serif`, QUIET, width - 16)
  text(paint, player.name, middle, y + 90, `600 30px Atkinson, sans-serif`, INK, width - 16)
  text(paint, signed(player.points), middle, y + 156, `700 58px Vollkorn, Georgia, serif`, first ? GOLD : INK, width - 16)
  paint.textAlign = 'left'
}

function text(paint: CanvasRenderingContext2D, words: string, x: number, y: number, font: string, colour: string, room: number): void {
  paint.font = font
  paint.fillStyle = colour
  paint.fillText(words, x, y, room)
}

/** Hands the picture to the share sheet of the device; to a file where there is none. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined) // closed again: nothing to tell
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
