/** What the product asks over the network: mail, AI, sign-in providers, and itself from outside. */

import { providerFinding } from '../../app/administration/findings.ts'
import { type ModelList, readModelList } from '../../app/ai/model-list.server.ts'
import { openaiAddress } from '../../app/ai/provider.server.ts'
import { providerCallbackPath } from '../../app/paths.ts'
import { discover, discoveryAddress } from '../../app/people/sign-in/provider-requests.server.ts'
import { checkMail, type MailCheck } from '../../app/platform/mail.server.ts'
