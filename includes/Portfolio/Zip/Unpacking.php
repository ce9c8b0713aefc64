<?php
/** Reads an archive as Packing makes it. Everything in it is a stranger's until it has been checked. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Upload_Refusal;
use DesignMarketplace\Media\Uploads;
use WP_Error;
use WP_REST_Request;

/**
 * @phpstan-import-type Entry from Zip
 * @phpstan-type Page array{entry:Entry,alt:string,caption:string}
 * @phpstan-type Work array{values:array<string,mixed>,status:'publish'|'draft',pictures:list<Page>}
 */
final class Unpacking {

	public const FIELD = 'file';

	/** Bytes of the list of works: many times those of a thousand works. */
	private const LIST_MAX = 4 * MB_IN_BYTES;

	/** Names that would lead out of a folder, on any system. */
	private const OUTSIDE = '~(^|[/\\\\])\.\.?([/\\\\]|$)|^[/\\\\]|:|\\\\|[\x00-\x1F]~';

	private const PICTURE = '~^pictures/[^/]+\.(jpe?g|png)$~iD';

	/** Works without a limit; open() multiplies it by the bytes a work may have. */
	public const ANY_NUMBER = PHP_INT_MAX >> 16;

	/** @param list<Work> $works In their order. */
	private function __construct( private readonly Zip $zip, public readonly array $works ) {}

	/**
	 * Reads and checks the works. Of the pictures only their sizes are looked at.
	 * @param int $most  How many works it may hold.
	 * @param int $bytes How large it may be unpacked.
	 */
	public static function open( string $path, int $most, int $bytes ): self|WP_Error {
		$per_work = (int) Contract::fields( 'work' )['pictures']->get( 'maxItems' );
		$zip      = Zip::open( $path, $most * $per_work + 100 );
		$entries  = $zip ? self::named( $zip->entries, $bytes ) : null;
		if ( ! $zip || ! is_array( $entries ) ) {
			return $entries ?? self::foreign();
		}
		$works = self::works( $zip, $entries );
		if ( ! is_array( $works ) || ! array_is_list( $works ) || count( $works ) > $most ) {
			return self::foreign();
		}
		$read = array();
		foreach ( $works as $number => $work ) {
			$found = self::work( (array) $work, $entries );
			if ( is_string( $found ) ) {
				$title = is_array( $work ) && is_string( $work['title'] ?? null ) ? mb_substr( $work['title'], 0, 60 ) : '';
				return self::refusal( Contract::message( 'portfolio_work', $number + 1, $title, $found ) );
			}
			// So that no other work has the same picture.
			$entries = array_diff_key( $entries, array_flip( array_column( array_column( $found['pictures'], 'entry' ), 'name' ) ) );
			$read[]  = $found;
		}
		return $read ? new self( $zip, $read ) : self::refusal( Contract::message( 'portfolio_empty' ) );
	}

	public static function foreign(): WP_Error {
		return self::refusal( Contract::message( 'portfolio_invalid' ), 415 );
	}

	public static function refusal( string $message, int $status = 400 ): WP_Error {
		return Errors::fields( array( self::FIELD => $message ), 415 === $status ? 415 : 400 );
	}

	/** @return list<Page> All pictures, in the order of the works. */
	public function pictures(): array {
		return array_merge( ...array_column( $this->works, 'pictures' ) );
	}

	/** The refusal of a picture by its bytes: they are decoded later, one by one. */
	public function look(): ?WP_Error {
		foreach ( $this->pictures() as $page ) {
			$refusal = $this->picture( $page, static fn(): ?WP_Error => null );
			if ( $refusal ) {
				return $refusal;
			}
		}
		return null;
	}

	/**
	 * Unpacks a picture, and hands it over as long as it is on the disk. By the rules of uploads.
	 * @param Page                        $page
	 * @param callable(Uploads):?WP_Error $take
	 */
	public function picture( array $page, callable $take ): ?WP_Error {
		$form  = new Form( array( self::FIELD => Contract::fields( 'work' )['image'] ) );
		$entry = $page['entry'];
		$max   = ( new Image_Kind( Image_Kind::WORK ) )->max_bytes();
		$path  = Folder::configured()->passing( '.part' );
		if ( null === $path ) {
			return Errors::of( 'pictures_unstored' );
		}
		try {
			// Before it is on the disk: where storage has no limit, nothing else bounds it.
			$large = $entry['bytes'] > $max ? array( self::FIELD => Upload_Refusal::too_large( $max ) ) : array();
			if ( $large || ! $this->zip->unpack( $entry, $path ) ) {
				Disk::put( $path, '' );
			}
			$request = new WP_REST_Request();
			// @phpstan-ignore argument.type (less is asked for)
			$request->set_file_params( array( self::FIELD => array( 'tmp_name' => $path, 'name' => $entry['name'] ) ) );
			$uploads = Uploads::of( $request, $form );
			$error   = Uploads::error( array(), $large + $uploads->refusals(), $form ) ?? $take( $uploads );
			$words   = $error ? Errors::params( $error )[ self::FIELD ] ?? null : null;
			$told    = Contract::message( 'portfolio_picture', basename( $entry['name'] ), (string) $words );
			return null === $words ? $error : self::refusal( $told, $error->get_error_data()['status'] );
		} finally {
			Disk::delete( $path );
		}
	}

	/**
	 * Entries by name, or why they are refused.
	 * @param list<Entry> $entries
	 * @return array<string,Entry>|WP_Error
	 */
	private static function named( array $entries, int $bytes ): array|WP_Error {
		$named = array();
		foreach ( $entries as $entry ) {
			$name   = $entry['name'];
			$bytes -= $entry['bytes'];
			if ( $entry['is_odd'] || preg_match( self::OUTSIDE, $name ) || isset( $named[ strtolower( $name ) ] ) ) {
				return self::refusal( Contract::message( 'portfolio_odd', mb_substr( mb_scrub( $name ), 0, 60 ) ) );
			}
			if ( $bytes < 0 ) {
				return self::refusal( Contract::message( 'portfolio_too_large' ) );
			}
			$named[ strtolower( $name ) ] = $entry;
		}
		return array_column( $named, null, 'name' );
	}

	/**
	 * What the list says, unchecked.
	 * @param array<string,Entry> $entries
	 */
	private static function works( Zip $zip, array $entries ): mixed {
		$list = $entries[ Packing::LIST ] ?? null;
		$path = $list && $list['bytes'] <= self::LIST_MAX ? Folder::configured()->passing( '.part' ) : null;
		if ( ! $list || null === $path ) {
			return null;
		}
		$text = $zip->unpack( $list, $path ) ? (string) Disk::get( $path ) : '';
		Disk::delete( $path );
		$read = json_decode( $text, true, 8 );
		return is_array( $read ) && Packing::FORMAT === ( $read['format'] ?? '' ) && Packing::VERSION === ( $read['version'] ?? 0 )
			? $read['works'] ?? null
			: null;
	}

	/**
	 * A work by the rules of its form, or what is wrong with it.
	 * @param array<mixed>        $work
	 * @param array<string,Entry> $entries
	 * @return Work|string
	 */
	private static function work( array $work, array $entries ): array|string {
		$form   = Contract::form( 'work', 'work' )->without( 'pictures', 'with', 'for', ...Contract::images( 'work' ) );
		$skills = array_filter( is_array( $work['skills'] ?? null ) ? $work['skills'] : array(), 'is_string' );
		$known  = array_keys( array_intersect( Skills::names(), $skills ) );
		$values = $form->clean( array( 'skill' => $known ) + $work );
		$errors = $form->errors( $values );
		$names  = array();
		$texts  = array();
		foreach ( is_array( $work['pictures'] ?? null ) ? array_values( $work['pictures'] ) : array() as $number => $picture ) {
			$names[] = is_array( $picture ) && is_string( $picture['file'] ?? null ) ? $picture['file'] : '';
			$texts[] = array( 'id' => null, 'file' => "p{$number}" ) + (array) $picture;
		}
		$rule  = Contract::fields( 'work' )['pictures'];
		$texts = $rule->clean( $texts );
		$found = array_intersect_key( $entries, array_flip( (array) preg_grep( self::PICTURE, $names ) ) );
		$error = array_values( $errors )[0] ?? ( $names ? null : Contract::message( 'missing_image' ) ) ?? $rule->error( $texts, array() );
		if ( null !== $error || count( $found ) !== count( $names ) ) {
			return $error ?? Contract::message( 'portfolio_lacks' );
		}
		return array(
			'values'   => $values,
			'status'   => 'publish' === ( $work['status'] ?? '' ) ? 'publish' : 'draft',
			'pictures' => array_map(
				static fn( string $name, array $said ): array => array(
					'entry'   => $found[ $name ],
					'alt'     => $said['alt'] ?? '',
					'caption' => $said['caption'] ?? '',
				),
				$names,
				$texts
			),
		);
	}
}
