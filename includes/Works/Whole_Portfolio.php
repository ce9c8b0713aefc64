<?php
/**
 * A designer's works for the answer about the designer, so that a page needs one request. The same works as in the designer's list.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Database\Post_Pages;
use DesignMarketplace\Members\Kept_Counts;
use DesignMarketplace\Members\Portfolios;

final class Whole_Portfolio implements Portfolios {

	public function __construct( private readonly Kept_Counts $counts ) {}

	public function whole( string $slug ): ?array {
		[ $posts, $beside, $total ] = ( new Work_Query( $this->counts ) )->page(
			$slug,
			get_current_user_id(),
			Post_Pages::NEWEST,
			Contract::limit( 'collection_max' ),
			0
		);
		return count( $posts ) < $total ? null : ( new Work_Presenter() )->present( $posts, $beside );
	}
}
