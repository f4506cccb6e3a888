import { redirect } from 'react-router'
import { loginPath } from '../../paths.ts'

/** What stands on the slip to be typed: it leads to the form. */
export const loader = () => redirect(loginPath(null, 'desk'))
