/** What became of asking an address. */
export interface AddressAnswer {
  isAlive: boolean;
  /** In words, such as `answers 404`. */
  outcome: string;
}

/** How long one question may take, in ms: a visitor has left by then. */
const patience = 15_000;

/** A second try after this many ms, because one lost packet is no dead page. */
const pause = 3_000;

/**
 * Statuses of hosts that turn away programs, not visitors: the address is there, whatever it shows to whom.
 * LinkedIn's is 999.
 */
const turnedAway = new Set([401, 403, 429, 999]);

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

async function statusOf(address: string, method: 'HEAD' | 'GET', fetchAddress: Fetch): Promise<number> {
  const response = await fetchAddress(address, {
    method,
    redirect: 'follow',
    signal: AbortSignal.timeout(patience),
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; link-check)' },
  });
  await response.body?.cancel();
  return response.status;
}

async function askOnce(address: string, fetchAddress: Fetch): Promise<AddressAnswer> {
  try {
    const headStatus = await statusOf(address, 'HEAD', fetchAddress);
    // A host that does not know HEAD answers it with any status above 400, even 404.
    const status = headStatus < 400 ? headStatus : await statusOf(address, 'GET', fetchAddress);
    if (turnedAway.has(status)) return { isAlive: true, outcome: `answers ${status}: open it by hand once` };
    return { isAlive: status < 400, outcome: `answers ${status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const reason = isLate
      ? `nothing within ${patience / 1000} s`
      : cause instanceof Error
        ? cause.message
        : cause;
    return { isAlive: false, outcome: `does not answer (${String(reason)})` };
  }
}

/**
 * Asks an address whether it answers, as a browser would be answered: redirects are followed, and what fails is
 * asked once more.
 *
 * @param wait pause in ms before the second try
 */
export async function askAddress(
  address: string,
  fetchAddress: Fetch = fetch,
  wait = pause,
): Promise<AddressAnswer> {
  const first = await askOnce(address, fetchAddress);
  if (first.isAlive) return first;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return askOnce(address, fetchAddress);
}
