/** The state selected in the query, else the first. */
export function parseState<State extends string>(query: URLSearchParams, states: readonly [State, ...State[]]): State {
  return states.find(state => state === query.get('state')) ?? states[0]
}
