// Matchers for the DOM (toBeVisible, toHaveAccessibleName, …).
import '@testing-library/jest-dom';
