<?php
/**
 * The objects of a PDF: those in the file, and those in object streams.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use InflateContext;

/**
 * The tables with the positions of objects are ignored: programs that find them wrong search for the objects, too. Everything that looks
 * like the start of an object is read, even inside a string or a picture, as a table may point there.
 *
 * @phpstan-import-type Value from Pdf_Dictionary
 */
final class Pdf_Objects {

	/**
	 * Keys allowed in the dictionary of an object stream. Others could change how it is unpacked, and programs would see another content.
	 */
	private const PACKED = array( 'Type', 'N', 'First', 'Extends', 'Length', 'Filter' );

	/**
	 * Bytes unpacked at a time: the result may be a thousand times larger.
	 */
	private const PIECE = 4096;

	/**
	 * The file, and the unpacked streams.
	 *
	 * @var list<Pdf_Lexer>
	 */
	private array $sources;

	/**
	 * The positions of objects by number: source, and position in it.
	 *
	 * @var array<int,int|list<int>>
	 */
	private array $places = array();

	public function __construct( string $bytes, private readonly Pdf_Budget $budget ) {
		$this->sources = array( new Pdf_Lexer( $bytes, $budget ) );
	}

	/**
	 * Reads each object once, and the file's trailers.
	 *
	 * @return iterable<Value>
	 * @throws Pdf_Refused If one cannot be read, or there is none.
	 */
	public function all(): iterable {
		$file   = $this->sources[0];
		$starts = new Pdf_Starts( $file->bytes, $this->budget );
		$found  = 0;
		foreach ( $starts->objects() as [ $number, $at ] ) {
			++$found;
			$this->note( $number, 0, $at );
			$value = $file->value( $at );
			yield $value;
			if ( $value instanceof Pdf_Dictionary && self::is_packed( $value ) ) {
				yield from $this->unpack( $value );
			}
		}
		if ( 0 === $found ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		foreach ( $starts->of( 'trailer' ) as $at ) {
			$file->at = $at + strspn( $file->bytes, Pdf_Lexer::SPACE_TO_SOME . Pdf_Lexer::SPACE, $at );
			$file->skip();
			if ( '<<' === substr( $file->bytes, $file->at, 2 ) ) {
				yield $file->value( $file->at );
			}
		}
	}

	/**
	 * All objects a reference may mean: those with its number. Call it after all() has finished.
	 *
	 * @return list<Value>
	 */
	public function of( Pdf_Reference $reference ): array {
		return array_map(
			fn( int $place ) => $this->sources[ $place >> 32 ]->value( $place & 0xFFFFFFFF ),
			(array) ( $this->places[ $reference->number ] ?? array() )
		);
	}

	/**
	 * Whether a stream with this dictionary contains objects. Its type may be missing.
	 */
	private static function is_packed( Pdf_Dictionary $dictionary ): bool {
		foreach ( $dictionary->all( 'Type' ) as $type ) {
			if ( $type instanceof Pdf_Name && 'ObjStm' === $type->text ) {
				return true;
			}
		}
		return $dictionary->has( 'N' ) && $dictionary->has( 'First' );
	}

	/**
	 * The objects in the stream that follows a dictionary; empty if there is no stream.
	 *
	 * @param Pdf_Dictionary $dictionary Dictionary that was just read.
	 * @return iterable<Value>
	 */
	private function unpack( Pdf_Dictionary $dictionary ): iterable {
		$file = $this->sources[0];
		$file->skip();
		if ( 'endobj' === substr( $file->bytes, $file->at, strlen( 'endobj' ) ) ) {
			return;
		}
		// Without an end of line here, programs would unpack from the next end of line on.
		if ( 1 !== preg_match( '/\Gstream[\t ]*+(?:\r\n|\n|\r)/', $file->bytes, $match, 0, $file->at ) ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		$number = self::only( $dictionary, 'N' );
		$first  = self::only( $dictionary, 'First' );
		if ( array_diff( $dictionary->keys(), self::PACKED ) || ! is_int( $number ) || ! is_int( $first ) ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		$at              = $file->at + strlen( $match[0] );
		$bytes           = $dictionary->has( 'Filter' ) ? $this->inflate( self::only( $dictionary, 'Filter' ), $at ) : $this->plain( $at );
		$source          = count( $this->sources );
		$this->sources[] = new Pdf_Lexer( $bytes, $this->budget );
		yield from $this->packed( $source, $number, $first );
	}

	/**
	 * The objects of an object stream, which begins with their numbers and positions.
	 *
	 * @param int $first Position of the first one.
	 * @return iterable<Value>
	 */
	private function packed( int $source, int $number, int $first ): iterable {
		$table = new Pdf_Lexer( substr( $this->sources[ $source ]->bytes, 0, $first ), $this->budget );
		for ( $i = 0; $i < $number; ++$i ) {
			$object = $table->value( $table->at );
			$place  = $table->value( $table->at );
			if ( ! is_int( $object ) || ! is_int( $place ) || $place > strlen( $this->sources[ $source ]->bytes ) - $first ) {
				throw new Pdf_Refused( Pdf_Fault::Unreadable );
			}
			$this->note( $object, $source, $first + $place );
			yield $this->sources[ $source ]->value( $first + $place );
		}
	}

	/**
	 * The content of a stream that is not compressed.
	 *
	 * @throws Pdf_Refused If it does not end.
	 */
	private function plain( int $at ): string {
		$end = strpos( $this->sources[0]->bytes, 'endstream', $at );
		if ( false === $end ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		$this->budget->unpack( $end - $at );
		return substr( $this->sources[0]->bytes, $at, $end - $at );
	}

	/**
	 * Unpacks a stream to the end of its compressed data, whatever length its dictionary gives.
	 *
	 * @param Value $filter Value of the filter key.
	 * @throws Pdf_Refused If it cannot be unpacked, or has an unusual filter.
	 */
	private function inflate( mixed $filter, int $at ): string {
		$filter  = is_array( $filter ) && 1 === count( $filter ) ? $filter[0] : $filter;
		$context = inflate_init( ZLIB_ENCODING_DEFLATE );
		if (
			! $filter instanceof Pdf_Name
				|| ! in_array( $filter->text, array( 'FlateDecode', 'Fl' ), true )
				|| ! $context instanceof InflateContext
		) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		$bytes = '';
		while ( ZLIB_STREAM_END !== inflate_get_status( $context ) ) {
			$piece = substr( $this->sources[0]->bytes, $at, self::PIECE );
			$more  = '' === $piece ? false : @inflate_add( $context, $piece ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- it warns of what is refused here.
			if ( false === $more ) {
				throw new Pdf_Refused( Pdf_Fault::Unreadable );
			}
			$this->budget->unpack( strlen( $more ) );
			$bytes .= $more;
			$at    += self::PIECE;
		}
		return $bytes;
	}

	/**
	 * The value of a key that may be there only once.
	 *
	 * @return Value
	 */
	private static function only( Pdf_Dictionary $dictionary, string $key ): Pdf_Dictionary|Pdf_Name|Pdf_Reference|array|int|string|null {
		$values = $dictionary->all( $key );
		return 1 === count( $values ) ? $values[0] : null;
	}

	private function note( int $number, int $source, int $at ): void {
		$place = ( $source << 32 ) | $at;
		$known = $this->places[ $number ] ?? array();

		$this->places[ $number ] = array() === $known ? $place : array( ...(array) $known, $place );
	}
}
