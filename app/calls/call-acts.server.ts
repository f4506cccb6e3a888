import { actsOf } from '../records/acts/acts.ts'
import { askTexts } from './asking.ts'
import { callTexts } from './call.ts'

/** What whoever asks for help does with their call. */
export const askActs = actsOf({ create: askTexts.makeFailed, delete: askTexts.endFailed })

/** What whoever helps does with it. */
export const answerActs = actsOf({ try: callTexts.openFailed, delete: callTexts.endFailed })
