export const meta = () => [{ title: 'Accedi · Fucina' }]

export default function Plain() {
  return <h1>Accedi</h1>
}
