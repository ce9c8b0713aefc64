<?php
/** A thing's current state: its texts, and a hash and a small copy of each picture. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Policy;
use DesignMarketplace\Portfolio\Work_Post_Type as Work;
use WP_Post;

/**
 * Leaves out fields that only the member sees.
 * @phpstan-type Picture array{id:int,sha256:string,type:string,small:string}
 * @phpstan-import-type Content from Evidence
 */
final class Snapshot {

	/** Bytes of a small copy at most, as it is stored in the database. A picture without a copy this small has only its hash. */
	private const SMALL = 65536;

	/**
	 * @param bool $with_context Whether to include what was said just before, if the kind has that.
	 * @return Content
	 */
	public static function of( Reported_Item $thing, bool $with_context = false ): array {
		$post               = $thing->post();
		[ $texts, $people ] = Reportable::keeper( $thing->kind )?->content( $thing, $with_context )
			?? array( array(), array( $thing->owner ) );
		$images             = array();
		if ( $post ) {
			[ $texts, $images ] = self::item( $post, $thing->kind );
		} elseif ( Reported_Kind::Member === $thing->kind ) {
			[ $texts, $images ] = self::member( $thing->id );
		}
		return array(
			'names'    => array_values( array_unique( array_merge( ...array_map( array( self::class, 'names' ), $people ) ) ) ),
			'texts'    => array_filter( $texts, static fn( string $text ): bool => '' !== $text ),
			'pictures' => array_values( array_filter( array_map( array( self::class, 'picture' ), array_filter( $images ) ) ) ),
		);
	}

	/** @return list<string> */
	public static function names( int $user_id ): array {
		$user = get_userdata( $user_id );
		return $user ? array( Member_Fields::display_name( $user ), $user->display_name, $user->user_nicename ) : array();
	}

	/** @return array{array<string,string>,list<int>} */
	private static function item( WP_Post $post, Reported_Kind $kind ): array {
		$texts = array( 'title' => $post->post_title, 'description' => $post->post_content );
		if ( Reported_Kind::Work !== $kind ) {
			return array( $texts + Job_Facts::texts( $post->ID ), array() );
		}
		$texts += array( 'client' => Work::field( $post, 'client' ), 'video_url' => Work::field( $post, 'video_url' ) );
		return array( $texts + array( 'pictures' => Work::words( $post ) ), Work::pictures( $post ) );
	}

	/** @return array{array<string,string>,list<int>} Texts and pictures of a profile, as other members see them. */
	private static function member( int $user_id ): array {
		$texts  = array();
		$images = array();
		$values = Member_Fields::read( $user_id );
		foreach ( Member_Fields::rules( Roles::of( $user_id ) ) as $name => $rule ) {
			if ( ! in_array( $rule->get( 'view' ), array( Policy::CARD, Policy::MEMBER ), true ) ) {
				continue;
			}
			if ( $rule->is_image() ) {
				$images[] = (int) $values[ $name ];
			} elseif ( is_string( $values[ $name ] ) ) {
				$texts[ $name ] = $values[ $name ];
			}
		}
		return array( $texts, $images );
	}

	/** @return Picture|null A picture's hash, and its smallest file. Null if its file is missing. */
	private static function picture( int $id ): ?array {
		$file = (string) get_attached_file( $id );
		$hash = is_file( $file ) ? hash_file( 'sha256', $file ) : false;
		if ( false === $hash ) {
			return null;
		}
		$meta  = wp_get_attachment_metadata( $id, true );
		$files = array( $file );
		foreach ( is_array( $meta ) ? (array) ( $meta['sizes'] ?? array() ) : array() as $size ) {
			$files[] = dirname( $file ) . '/' . wp_basename( (string) ( $size['file'] ?? '' ) );
		}
		$weights = array_filter(
			array_map( static fn( string $path ): int => is_file( $path ) ? (int) filesize( $path ) : 0, array_combine( $files, $files ) )
		);
		asort( $weights );
		$smallest = (string) array_key_first( $weights );
		return array(
			'id'     => $id,
			'sha256' => $hash,
			'type'   => (string) get_post_mime_type( $id ),
			'small'  => ( $weights[ $smallest ] ?? self::SMALL ) < self::SMALL
				? base64_encode( (string) file_get_contents( $smallest ) ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.WP.AlternativeFunctions -- a file of this machine, kept as text.
				: '',
		);
	}
}
