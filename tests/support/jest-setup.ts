// Matchers for the DOM (toBeVisible, toHaveAccessibleName, …), and patience: a slow machine is no failure.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure( { asyncUtilTimeout: 15_000 } );
jest.setTimeout( 60_000 );
