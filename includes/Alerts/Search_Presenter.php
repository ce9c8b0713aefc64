<?php
/** A search as its owner reads it. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

final class Search_Presenter {

	/** @return array<string,mixed> */
	public static function present( Saved_Search $search ): array {
		return array(
			'id'      => $search->id,
			'kind'    => $search->kind->value,
			'filters' => (object) $search->filters,
			'path'    => $search->path(),
			'rhythm'  => $search->rhythm->value,
			'name'    => Search_Names::of( $search ),
			'named'   => '' !== $search->name,
			'paused'  => $search->paused,
			'created' => str_replace( ' ', 'T', $search->created ) . 'Z',
			'can'     => array( 'resume' => array() !== $search->filters ),
		);
	}
}
