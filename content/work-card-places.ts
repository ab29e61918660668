/** How many projects' pictures the work page's card has places for; its text names no more than these. */
export const workCardPlaces = 6;
