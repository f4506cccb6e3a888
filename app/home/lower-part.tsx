import { Arcade } from './arcade.tsx'
import type { HomePage } from './home-page.server.ts'
import { Ground, Promises, WorkshopPromo } from './promises.tsx'
import { PromptDemo } from './prompt-demo.tsx'

export type LowerPartProps = {
  page: HomePage
  city: string
  isVisitor: boolean
}

/** The home page beneath the finder. */
export function LowerPart({ page, city, isVisitor }: LowerPartProps) {
  const { finder, professions, isProfessionsFailed, step } = page
  return (
    <>
      <Arcade professions={professions} isFailed={isProfessionsFailed} isVisitor={isVisitor} />
      <PromptDemo city={city} asked={step} kept={finder.outcome ? [['cerca', finder.goal]] : []} />
      <WorkshopPromo />
      <Ground />
      <Promises city={city} />
    </>
  )
}
