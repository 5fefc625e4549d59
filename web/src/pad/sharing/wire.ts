// The messages about shared pads, as the server has them.
export type * from '../../wire/pads'
import type { AllowWriting, OpenPad, Ping, ShowBids, WritePad } from '../../wire/pads'

export type FromPadClient = OpenPad | WritePad | AllowWriting | ShowBids | Ping
