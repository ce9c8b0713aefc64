<?php
/** Adds, changes and trashes works. Each write is one transaction. Values must be checked before, and permissions too (Work_Policy). */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Image_Words;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\Portfolio\Credits\Naming;
use WP_Error;
use WP_Post;

final class Work_Service {

	private const META = array( 'client', 'month', 'year', 'video_url' );

	/**
	 * Adds a work. If the same name was sent before, it changes the work that was added then, whose images are all replaced.
	 * @param array<string,mixed>               $values Cleaned and checked values.
	 * @param array<string,array<string,mixed>> $files  Checked image files by field.
	 * @param string                            $status publish or draft.
	 * @param string                            $name   Name the client gave to the request, see Idempotency_Keys.
	 * @param callable|null                     $count  Counts the call. It is told whether the work was added before, and may return a refusal.
	 * @return int|WP_Error Post id.
	 */
	public function create(
		int $author,
		array $values,
		array $files,
		string $status,
		string $name = '',
		?callable $count = null
	): int|WP_Error {
		$known = 0;
		$id    = Transaction::run(
			function () use ( $author, $values, $files, $status, $name, $count, &$known ): int|WP_Error {
				$gone    = Account_Lock::hold_beside( $author, ...Naming::people( $values ) );
				$known   = $gone ? 0 : Idempotency_Keys::find( $author, Work_Post_Type::NAME, $name );
				$refusal = $gone ?? ( $count ? $count( $known > 0 ) : null );
				if ( $refusal instanceof WP_Error || $known > 0 ) {
					return $refusal ?? $known;
				}
				$is_unlisted = Work_Address::UNLISTED === ( $values['visibility'] ?? '' );
				$event       = $is_unlisted && 'publish' === $status ? 'unlist' : $status;
				$id          = Work_State::insert( $author, $event, Posts::columns( $values ) );
				Idempotency_Keys::keep( $id, $name );
				return $this->write( $id, $author, $values, $files, array() ) ?? $id;
			}
		);
		// Outside the transaction: replaced images must not be deleted before the change is stored.
		$gone = isset( $values[ Work_Input::LIST ] ) ? array() : array_fill_keys( Work_Post_Type::images(), null );
		return $known > 0 && ! $id instanceof WP_Error
			? $this->update( $known, $values + $gone, $files, $status ) ?? $known
			: $id;
	}

	/**
	 * Changes the fields that were sent. Replaced images are deleted after the change is stored.
	 * @param array<string,mixed>               $values Cleaned and checked values; null for an image removes it.
	 * @param array<string,array<string,mixed>> $files  Checked image files by field.
	 * @param string|null                       $status publish, draft, or null to keep it.
	 * @param callable(WP_Post):void|null       $also   Called with the locked work, within the transaction.
	 */
	public function update( int $id, array $values, array $files, ?string $status, ?callable $also = null ): ?WP_Error {
		$replaced = array();
		$error    = Transaction::run(
			function () use ( $id, $values, $files, $status, $also, &$replaced ): ?WP_Error {
				$replaced = array();
				$post     = Account_Lock::hold_item( $id, Work_Post_Type::NAME, 'post_not_found', ...Naming::people( $values ) );
				if ( $post instanceof WP_Error ) {
					return $post;
				}
				$before  = Work_Post_Type::pictures( $post );
				$refusal = $this->write( $id, Ownership::of( $post ), $values, $files, Pictures::places( $id ) );
				if ( null === $refusal ) {
					$replaced = array_values( array_diff( $before, Work_Post_Type::pictures( $post ) ) );
					Work_State::write( $post, $status, Posts::columns( $values ) );
					$also && $also( $post );
				}
				return $refusal;
			}
		);
		if ( null === $error ) {
			array_map( array( new Images(), 'delete' ), $replaced );
		}
		return $error;
	}

	public function trash( int $id ): ?WP_Error {
		return Transaction::run(
			static function () use ( $id ): ?WP_Error {
				$post = Account_Lock::hold_item( $id, Work_Post_Type::NAME, 'post_not_found' );
				if ( $post instanceof WP_Error ) {
					return $post;
				}
				Work_State::write( $post, 'trash' );
				return null;
			}
		);
	}

	/**
	 * Puts some works first, and the others after them as before. A new work has the place 0, and so comes first.
	 * @param list<int>|null $ids Null for what is not a list of ids.
	 * @return list<int>|WP_Error Ids of all works of the designer.
	 */
	public function put_first( int $designer, ?array $ids ): array|WP_Error {
		return Transaction::run(
			static function () use ( $designer, $ids ): array|WP_Error {
				$gone = Account_Lock::hold( $designer );
				if ( $gone ) {
					return $gone;
				}
				$places = Sql::numbers(
					"SELECT ID, menu_order FROM {posts} WHERE post_author = %d AND post_type = %s AND post_status NOT IN ('trash','auto-draft') ORDER BY " . Work_State::ORDER,
					$designer,
					Work_Post_Type::NAME
				);
				$known  = array_keys( $places );
				if ( null === $ids || array_unique( $ids ) !== $ids || array_diff( $ids, $known ) ) {
					return Errors::fields( array( 'ids' => Contract::message( 'order_invalid' ) ) );
				}
				$all = array( ...$ids, ...array_diff( $known, $ids ) );
				foreach ( $all as $place => $id ) {
					if ( $places[ $id ] !== $place + 1 ) {
						Sql::write( 'UPDATE {posts} SET menu_order = %d WHERE ID = %d', $place + 1, $id );
						clean_post_cache( $id );
					}
				}
				( new Indexer() )->touch( $designer );
				return $all;
			}
		);
	}

	/**
	 * Writes meta, terms and images.
	 * @param array<string,mixed>               $values
	 * @param array<string,array<string,mixed>> $files  Files by field, or by the name the list of pictures gives them.
	 * @param list<int>                         $places The pictures so far.
	 */
	private function write( int $id, int $author, array $values, array $files, array $places ): ?WP_Error {
		$refusal = Naming::write( $id, $author, $values );
		if ( $refusal ) {
			return $refusal;
		}
		$list   = $values[ Work_Input::LIST ] ?? null;
		$wanted = null === $list
			? self::replaced( $places, $values, $files )
			: array_map( static fn( array $row ): int|string => $row['id'] ?? $row['file'], $list );
		if ( array_diff( array_filter( $wanted, 'is_int' ), $places, array( 0 ) ) ) {
			return Errors::fields( array( Work_Input::LIST => Contract::message( 'pictures_invalid' ) ) );
		}
		foreach ( $wanted as $place => $name ) {
			if ( is_string( $name ) ) {
				$field = in_array( $name, Work_Post_Type::images(), true ) ? Contract::fields( 'work' )[ $name ] : null;
				$kind  = $field?->image_kind() ?? Image_Kind::WORK;
				$image = ( new Images() )->store( $files[ $name ], $kind, $author, $id );
				if ( $image instanceof WP_Error ) {
					return $image;
				}
				$wanted[ $place ] = $image;
			}
		}
		if ( $wanted !== $places ) {
			Pictures::write( $id, array_map( 'intval', array_values( $wanted ) ) );
		}
		$fields  = null === $list ? array_keys( $files ) : array( Work_Input::LIST );
		$leaving = array_values( array_diff( array_filter( $places ), $wanted ) );
		$refusal = $files ? Quota::of_members()->refusal_of_stored( $author, $fields, $leaving ) : null;
		if ( $refusal ) {
			return $refusal;
		}
		if ( '' !== ( $values['visibility'] ?? '' ) ) {
			Work_Address::change( $id, Work_Address::UNLISTED === $values['visibility'] );
		}
		foreach ( $list ?? array() as $place => $row ) {
			Image_Words::write( (int) $wanted[ $place ], $row );
		}
		foreach ( array_intersect_key( $values, array_flip( self::META ) ) as $field => $value ) {
			update_post_meta( $id, Work_Post_Type::key( $field ), wp_slash( (string) $value ) );
		}
		if ( isset( $values['skill'] ) ) {
			wp_set_object_terms( $id, $values['skill'], Skills::TAXONOMY );
		}
		return null;
	}

	/**
	 * The pictures after those of single fields were sent.
	 * @param list<int>                         $places The pictures so far, 0 for an empty place.
	 * @param array<string,mixed>               $values Null for an image removes it.
	 * @param array<string,array<string,mixed>> $files  Files by field.
	 * @return list<int|string> Names of fields for the new ones.
	 */
	private static function replaced( array $places, array $values, array $files ): array {
		foreach ( Work_Post_Type::images() as $place => $field ) {
			if ( isset( $files[ $field ] ) || array_key_exists( $field, $values ) ) {
				$places           = array_pad( $places, $place + 1, 0 );
				$places[ $place ] = isset( $files[ $field ] ) ? $field : 0;
			}
		}
		return array_values( $places );
	}
}
