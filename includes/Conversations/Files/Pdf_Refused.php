<?php
/**
 * Stops the reading of a PDF that is refused.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use RuntimeException;

final class Pdf_Refused extends RuntimeException {

	public function __construct( public readonly Pdf_Fault $fault ) {
		parent::__construct( $fault->value );
	}
}
