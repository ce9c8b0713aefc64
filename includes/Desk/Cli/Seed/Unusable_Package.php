<?php
/** The demo package cannot be used; the message says why. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use RuntimeException;

final class Unusable_Package extends RuntimeException {}
