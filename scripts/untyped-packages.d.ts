// Neither brings types: @types/subset-font lacks two of the options in use.
declare module 'serve-handler';
declare module 'subset-font';
