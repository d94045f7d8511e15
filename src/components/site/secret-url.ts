/**
 * The referrer policy of pages whose URL has a secret: the next page gets the origin alone. With `no-referrer`, browsers that do not
 * send `Sec-Fetch-Site` (Safari before 16.4, and all over plain http) would post their forms from the origin `null`, which is refused.
 */
export const SECRET_URL_POLICY = 'strict-origin'
