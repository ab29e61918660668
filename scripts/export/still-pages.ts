/**
 * The pages that are text, links and style sheets, and need no script: Next's runtime is taken out of them.
 * The build fails when one of these comes to hold a client component; then either the component or the page
 * does not belong here.
 */
export const stillPages: readonly string[] = ['index.html', '404.html'];

/** Client modules of the site that a still page may name, because they wait for an error that it cannot have. */
export const idleModules: readonly string[] = ['app/error.tsx', 'app/global-error.tsx'];
