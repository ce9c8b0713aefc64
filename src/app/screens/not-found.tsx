// The page for an address without one.
export { NotFound as default } from '../../components/not-found';
