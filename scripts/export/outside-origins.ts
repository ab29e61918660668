/**
 * Origins outside of the site that its pages may send to, such as `https://statistics.example`: none as shipped.
 * Each widens the policy of every page, and what is sent there should stand in the studio's privacy notice.
 */
export const outsideOrigins: readonly `https://${string}`[] = [];
