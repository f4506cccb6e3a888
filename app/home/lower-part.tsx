import { Arcade } from './arcade.tsx'
import { Calm } from './calm.tsx'
import { Features } from './features.tsx'
import type { HomePage } from './home-page.server.ts'
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
      <Calm city={city} />
      <Arcade professions={professions} isFailed={isProfessionsFailed} isVisitor={isVisitor} />
      <PromptDemo
        city={city}
        asked={step}
        kept={finder.outcome && !finder.urgent ? [['cerca', finder.goal]] : []}
      />
      <Features city={city} />
    </>
  )
}
