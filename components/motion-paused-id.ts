/** Id of the note whose being shown means that motion is paused; `paused:` in `globals.css` asks for it. */
export const motionPausedId = 'motion-paused';
