/**
 * What the button of a PasswordField does while React does not run; the mark tells React, when it
 * takes over, and the style sheet, which words the button has.
 */
export function togglePassword(button: Element): void {
  const field = button.closest('.secret')
  const input = field?.querySelector('input')
  if (!field || !input) return
  input.type = field.toggleAttribute('data-shown') ? 'text' : 'password'
}
