<?php
/**
 * A designer's works for the answer about the designer, so that a page needs one request. The same works as in the designer's list.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Directory\Portfolios;
use DesignMarketplace\Kernel\Contract\Contract;

final class Whole_Portfolio implements Portfolios {

	public function whole( int $designer ): ?array {
		$works = ( new Work_Query() )->portfolio( $designer, Contract::limit( 'collection_max' ) );
		return null === $works ? null : ( new Work_Presenter() )->present( ...$works );
	}
}
