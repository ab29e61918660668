/** Time from one slide's change to the next, in ms (specification, section 9). */
export const slideInterval = 3000;
