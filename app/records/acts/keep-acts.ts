import { keepScreen } from '../../ui/keep-screen.ts'

type ClientAction<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * A screen's `clientAction`: what breaks on the way is said on the screen, which stays.
 * @param acts with the catalogue's text for what was sent, if no answer comes
 */
export const keepActs =
  <Answer = unknown>({ failedText }: { failedText: (sent: FormData) => string }) =>
  async ({ request, serverAction }: ClientAction<Answer>) =>
    keepScreen(serverAction, failedText(await request.clone().formData()))
