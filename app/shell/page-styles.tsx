import { Links } from 'react-router'
import everyPage from './every-page.css?url'

/** The sheet of every page, before the framework's scripts by `precedence`; then the route's own. */
export function PageStyles() {
  return (
    <>
      <link rel="stylesheet" href={everyPage} precedence="page" />
      <Links />
    </>
  )
}
