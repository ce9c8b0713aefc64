<?php
/** Moves the pictures of accounts that are off, and of hidden works, to where they cannot be fetched, and back. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use Throwable;

/** A rollback does not undo moves of files, so they move once the decision is committed. The daily job repeats what failed. */
final class Off_Pictures {

	/** @var array<int,true> Ids of accounts whose pictures may have to move after the current transaction. */
	private static array $switched = array();

	public function note( int $user_id ): void {
		self::$switched[ $user_id ] = true;
	}

	/** @param int $id Work or mission. */
	public function note_author( int $id ): void {
		$this->note( (int) get_post_field( 'post_author', $id ) );
	}

	/** A picture that is added to a hidden work is hidden, too. */
	public function note_new( int $id ): void {
		if ( Hidden::has( (int) get_post_field( 'post_parent', $id ) ) ) {
			$this->note_author( $id );
		}
	}

	public function follow_switched(): void {
		$user_ids       = array_keys( self::$switched );
		self::$switched = array();
		array_map( array( $this, 'follow' ), $user_ids );
	}

	public function catch_up(): void {
		array_map( array( $this, 'follow' ), self::due() );
	}

	/** @return list<int> Accounts with pictures in the wrong place. */
	public static function due(): array {
		global $wpdb;
		$shown  = Sql::ids(
			"SELECT DISTINCT p.post_author FROM {posts} p
			INNER JOIN {postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
			INNER JOIN {postmeta} f ON f.post_id = p.ID AND f.meta_key = '_wp_attached_file' AND f.meta_value NOT LIKE %s
			WHERE p.post_type = 'attachment' AND " . self::sql_withheld(),
			Images::KIND,
			$wpdb->esc_like( Withheld::FOLDER . '/' ) . '%'
		);
		$hidden = Sql::ids(
			'SELECT DISTINCT p.post_author FROM {postmeta} w INNER JOIN {posts} p ON p.ID = w.post_id
			INNER JOIN {users} u ON u.ID = p.post_author
			WHERE w.meta_key = %s AND NOT ' . self::sql_withheld(),
			Withheld::PLACE
		);
		return array_merge( $shown, $hidden );
	}

	/** SQL for pictures `p` that must not be fetched now. */
	private static function sql_withheld(): string {
		return '( ' . State::sql( Account_State::Off, 'p.post_author' ) . ' OR ' . Hidden::sql( 'p.post_parent' ) . ' )';
	}

	/** Moves the pictures of an account. Each step reads the state again, as another decision may have been made. */
	private function follow( int $user_id ): void {
		try {
			$this->each( $user_id, array( Withheld::class, 'choose_place' ), array( Withheld::class, 'recall' ) );
			$this->each( $user_id, array( Withheld::class, 'hide' ), array( Withheld::class, 'show' ) );
		} catch ( Throwable ) {
			// The decision is stored; the daily job tries again.
			return;
		}
	}

	/**
	 * The pictures among some that must not be fetched now.
	 * @param list<int> $images Attachment ids.
	 * @return list<int> Attachment ids.
	 */
	private static function withheld( array $images ): array {
		return $images
			? Sql::ids( 'SELECT p.ID FROM {posts} p WHERE p.ID IN (' . Sql::in( $images ) . ') AND ' . self::sql_withheld() )
			: array();
	}

	/**
	 * Does one step with every picture of an account.
	 * @param callable(int):void $away Called while the account is off or the picture's work hidden.
	 * @param callable(int):void $back Called otherwise.
	 */
	private function each( int $user_id, callable $away, callable $back ): void {
		Transaction::run(
			static function () use ( $user_id, $away, $back ): void {
				Account_Lock::hold_existing( array( $user_id ) );
				$images   = get_userdata( $user_id ) ? Deletion::images( $user_id ) : array();
				$withheld = self::withheld( $images );
				array_map( $away, $withheld );
				array_map( $back, array_values( array_diff( $images, $withheld ) ) );
			}
		);
	}
}
