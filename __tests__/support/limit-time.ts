// Ends a test that hangs. On two busy processors, tests that pass have taken several seconds.
jest.setTimeout(60_000);
