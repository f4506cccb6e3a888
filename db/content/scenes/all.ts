import type { SceneContent } from '../../content-types.ts'
import { bankChat } from './bank-chat.ts'
import { bankNotice } from './bank-notice.ts'
import { copiedVoice } from './copied-voice.ts'
import { falseAiApp } from './false-ai-app.ts'
import { famousFace } from './famous-face.ts'
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

/** Every built-in scene of 'La palestra', in the order in which they are met. */
export const scenes: SceneContent[] = [
  parcel,
  townMessage,
  newNumber,
  bankNotice,
  uniformCall,
  parkingCode,
  bankChat,
  videoFace,
  visitReminder,
  copiedVoice,
  pensionMail,
  lunchVoice,
  famousFace,
  falseAiApp,
  localNews,
  romance,
]
