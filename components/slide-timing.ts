/** Time from one slide's change to the next, in ms (specification, section 9). */
export const slideInterval = 3000;

/** Length of the fade from one slide to the next, in ms (specification, section 9). */
export const slideFade = 1000;
