<?php
/** The kind of things a search looks for. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Roles;

enum Search_Kind: string {

	case Jobs      = 'jobs';
	case Designers = 'designers';

	/** The role of the members whose list is searched. */
	public function role(): string {
		return self::Jobs === $this ? Roles::CONTRACTOR : Roles::DESIGNER;
	}

	/**
	 * Path of the kind's list with filters, as in the page's address.
	 * @param array<string,mixed> $filters
	 */
	public function path( array $filters ): string {
		$query = http_build_query(
			array_map( static fn( mixed $value ): string => implode( ',', array_map( 'strval', (array) $value ) ), $filters ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
		return Contract::route( $this->value )->path . ( '' === $query ? '' : "?{$query}" );
	}
}
