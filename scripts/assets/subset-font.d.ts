// The package has no types of its own, and @types/subset-font lacks two of the options in use.
declare module 'subset-font';
