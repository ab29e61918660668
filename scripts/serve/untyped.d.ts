// The package brings no types.
declare module 'serve-handler';
