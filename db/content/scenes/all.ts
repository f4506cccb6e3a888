import type { SceneContent } from '../../content-types.ts'
import { bankNotice } from './bank-notice.ts'
import { copiedVoice } from './copied-voice.ts'
import { courierCode } from './courier-code.ts'
import { famousFace } from './famous-face.ts'
import { hospitalCall } from './hospital-call.ts'
import { libraryCall } from './library-call.ts'
import { localNews } from './local-news.ts'
import { lunchVoice } from './lunch-voice.ts'
import { newNumber } from './new-number.ts'
import { parcel } from './parcel.ts'
import { parkingCode } from './parking-code.ts'
import { pensionMail } from './pension-mail.ts'
import { romance } from './romance.ts'
import { townMessage } from './town-message.ts'
import { uniformCall } from './uniform-call.ts'
import { videoFace } from './video-face.ts'
import { visitReminder } from './visit-reminder.ts'

/**
 * Every built-in scene of 'La palestra', in the order in which they are met: never more than two
 * frauds in a row, and the last is true, or people learn to open nothing any more.
 */
export const scenes: SceneContent[] = [
  parcel,
  townMessage,
  newNumber,
  uniformCall,
  bankNotice,
  parkingCode,
  hospitalCall,
  visitReminder,
  copiedVoice,
  pensionMail,
  courierCode,
  videoFace,
  famousFace,
  lunchVoice,
  localNews,
  romance,
  libraryCall,
]
