// Matchers for the DOM (toBeVisible, toHaveAccessibleName, …), and longer timeouts for busy machines.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure( { asyncUtilTimeout: 4_000 } );
jest.setTimeout( 10_000 );
