// Neither package brings types.
declare module 'compression';
declare module 'serve-handler';
