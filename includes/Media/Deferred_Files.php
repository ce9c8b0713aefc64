<?php
/** Delays the deletion of files until the transaction that deletes their rows is committed. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use Throwable;
use WP_Error;

final class Deferred_Files {

	/** @var list<string> Files WordPress wanted to delete. */
	private array $files = array();

	/**
	 * Runs the work, and deletes its files afterwards. If the work fails, the files stay.
	 * @template T
	 * @param callable():T $work Deletes attachments, in a transaction.
	 * @return T What the work returned.
	 * @throws Throwable What the work threw.
	 */
	public function around( callable $work ): mixed {
		add_filter( 'wp_delete_file', array( $this, 'hold_back' ), PHP_INT_MAX );
		try {
			$result = $work();
		} finally {
			remove_filter( 'wp_delete_file', array( $this, 'hold_back' ), PHP_INT_MAX );
		}
		if ( ! $result instanceof WP_Error ) {
			Gone::delete( array_values( array_unique( $this->files ) ) );
		}
		return $result;
	}

	/** Notes a file; an empty result keeps WordPress from deleting it. */
	public function hold_back( mixed $file ): string {
		if ( is_string( $file ) && '' !== $file ) {
			$this->files[] = $file;
		}
		return '';
	}
}
